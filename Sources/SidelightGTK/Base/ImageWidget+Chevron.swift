import SidelightBridge

extension ImageWidget {
  /// GNOME's arrow at the end of what leads on, in the size that it has everywhere, whatever it stands in.
  static func chevron() -> ImageWidget {
    let image = ImageWidget()
    image.iconName = "go-next-symbolic"
    image.pixelSize = 16
    image.addClass("dim-label")
    image.horizontalAlign = .end
    return image
  }
}
