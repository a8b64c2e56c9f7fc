import SidelightCore
import SidelightGraph

/// What a text is.
///
/// Source: UIKit's `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Makes a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does for a living.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A company or a club.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The whole name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// The code on a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The month and year in which a credit card ends.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The month in which a credit card ends.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  /// The year in which a credit card ends.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A date.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")

  fileprivate var purpose: TextInput.Purpose {
    switch self {
    case .name, .givenName, .middleName, .familyName, .nickname: .name
    case .telephoneNumber: .phone
    case .emailAddress: .email
    case .URL: .url
    case .creditCardNumber, .oneTimeCode: .digits
    case .password, .newPassword: .password
    default: .free
    }
  }

  /// Whether such a text is for the user alone: passwords, codes, and all that stands on a card.
  fileprivate var isSecret: Bool {
    [.password, .newPassword, .oneTimeCode].contains(self) || rawValue.hasPrefix("creditCard")
  }
}

extension View {
  /// Says what the text in text fields and editors is, so that the keyboard on the screen has the keys for it. What `keyboardType(_:)` says goes
  /// first.
  ///
  /// On GNOME it is the input purpose of a `GtkEntry`, where there is one for the type; nothing is filled in from elsewhere. Source: SwiftUI's
  /// `textContentType(_:)`.
  /// - Parameter textContentType: the type; nil for none.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    look(.contentType(purpose: textContentType?.purpose ?? .free, isSecret: textContentType?.isSecret ?? false))
  }
}
