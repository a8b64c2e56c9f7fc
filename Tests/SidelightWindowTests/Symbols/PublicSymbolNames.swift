/// The 600 names of SF Symbols that 48 public repositories of apps in Swift use most, each with how often, as counted in November 2026.
enum PublicSymbolNames {
  static var counts: [(name: String, uses: Int)] {
    text.split { $0 == "," || $0 == "\n" }.compactMap { entry in
      let words = entry.split(separator: " ")
      return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
    }
  }

  private static let text = """
    1.circle.fill 2, 2.circle.fill 4, ant.circle 2, ant.fill 2, antenna.radiowaves.left.and.right 42
    antenna.radiowaves.left.and.right.circle.fill 2, antenna.radiowaves.left.and.right.slash 12, app 2, app.badge 3
    app.badge.checkmark 4, app.badge.fill 2, app.connected.to.app.below.fill 3, app.dashed 4, app.fill 5, apple.logo 2
    applescript.fill 2, applewatch 2, applewatch.radiowaves.left.and.right 5, apps.ipad 3, apps.iphone 2, aqi.high 2, aqi.low 2
    aqi.medium 6, archivebox 7, archivebox.fill 2, arrow.2.circlepath 3, arrow.2.squarepath 19, arrow.3.trianglepath 5
    arrow.clockwise 81, arrow.clockwise.circle 10, arrow.clockwise.circle.fill 5, arrow.clockwise.icloud 4, arrow.counterclockwise 41
    arrow.counterclockwise.circle 9, arrow.down 24, arrow.down.app 4, arrow.down.circle 55, arrow.down.circle.dotted 3
    arrow.down.circle.fill 19, arrow.down.doc 9, arrow.down.forward.and.arrow.up.backward 2, arrow.down.right.and.arrow.up.left 7
    arrow.down.square 2, arrow.down.to.line 5, arrow.forward 6, arrow.left 9, arrow.left.and.right 3, arrow.left.arrow.right 8
    arrow.right 12, arrow.right.circle 6, arrow.right.circle.fill 13, arrow.right.to.line 2, arrow.triangle.2.circlepath 22
    arrow.triangle.2.circlepath.circle 4, arrow.triangle.branch 8, arrow.triangle.swap 3, arrow.trianglehead.2.clockwise 2
    arrow.trianglehead.clockwise 3, arrow.trianglehead.counterclockwise 2, arrow.turn.down.right 2, arrow.up 23
    arrow.up.and.down.and.arrow.left.and.right 5, arrow.up.arrow.down 16, arrow.up.arrow.down.circle 4
    arrow.up.arrow.down.circle.fill 9, arrow.up.arrow.down.square 2, arrow.up.circle 14, arrow.up.circle.fill 15, arrow.up.doc 3
    arrow.up.forward 3, arrow.up.forward.square 3, arrow.up.left.and.arrow.down.right 19, arrow.up.left.and.arrow.down.right.square 2
    arrow.up.right 18, arrow.up.right.square 6, arrow.up.to.line 6, arrow.up.to.line.compact 2, arrow.uturn.backward 4
    arrow.uturn.backward.circle.fill 3, arrow.uturn.forward 4, arrow.uturn.left 3, arrowshape.down 2, arrowshape.left.fill 2
    arrowshape.turn.up.left 9, arrowshape.turn.up.left.circle.fill 2, arrowshape.turn.up.left.fill 9, arrowtriangle.down.fill 6
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right 2, arrowtriangle.up.fill 2, at 11, av.remote 2, backward.end.fill 4
    backward.fill 16, badge.plus.radiowaves.right 2, battery.0 8, battery.100 2, battery.100.bolt 5, battery.25 4, battery.50 3
    battery.75 4, bell 20, bell.and.waves.left.and.right 2, bell.badge 16, bell.badge.fill 7, bell.fill 17, bell.slash 14
    bell.slash.fill 3, bird 6, bird.circle 4, bird.fill 3, bold 2, bolt 6, bolt.circle 2, bolt.fill 19, bolt.horizontal.fill 3
    bolt.horizontal.icloud.fill 2, book 2, book.closed 5, book.fill 2, book.pages 5, bookmark 14, bookmark.fill 20, bookmark.slash 4
    bookmark.slash.fill 2, books.vertical 5, books.vertical.fill 4, box.truck 5, bubble.left 4, bubble.left.and.bubble.right 15
    bubble.left.and.bubble.right.fill 3, bubble.left.and.exclamationmark.bubble.right 2, bubble.left.and.text.bubble.right 4
    bubble.right 2, building.2 5, building.columns 3, cable.connector.horizontal 4, calendar 36, calendar.badge.checkmark 4
    calendar.badge.exclamationmark 3, camera 6, captions.bubble 13, captions.bubble.fill 2, cart.fill 4, character.book.closed 2
    character.bubble 2, character.cursor.ibeam 4, character.textbox 2, chart.bar 9, chart.bar.doc.horizontal 6, chart.bar.fill 8
    chart.bar.xaxis 3, chart.line.uptrend.xyaxis 7, chart.xyaxis.line 12, checklist 4, checklist.unchecked 2, checkmark 113
    checkmark.circle 63, checkmark.circle.badge.xmark 2, checkmark.circle.fill 191, checkmark.seal 21, checkmark.seal.fill 31
    checkmark.shield 11, checkmark.shield.fill 10, checkmark.square 5, checkmark.square.fill 18, chevron.backward 4
    chevron.compact.right 5, chevron.down 91, chevron.down.circle 7, chevron.down.circle.fill 4, chevron.forward 21, chevron.left 28
    chevron.right 112, chevron.up 43, chevron.up.chevron.down 10, chevron.up.circle 4, chevron.up.circle.fill 2, circle 53
    circle.dashed 5, circle.fill 71, circle.grid.3x3.fill 2, circle.grid.cross 3, circle.inset.filled 3, circle.lefthalf.filled 4
    circlebadge.fill 2, clear 3, clipboard 2, clock 78, clock.arrow.2.circlepath 10, clock.arrow.circlepath 19, clock.badge 3
    clock.badge.checkmark 5, clock.fill 8, cloud 2, cloud.fill 3, cloud.sun 4, cloud.sun.rain 6, computermouse 2, computermouse.fill 3
    cpu 18, cpu.fill 6, cross.vial.fill 3, cube 3, cube.transparent 2, cup.and.saucer.fill 3, curlybraces 2, cylinder.split.1x2 2
    delete.left 3, desktopcomputer 7, dice 5, dice.fill 3, die.face.5 4, display 7, display.2 2, doc 10, doc.badge.gearshape 2
    doc.badge.plus 8, doc.fill 3, doc.on.clipboard 12, doc.on.doc 72, doc.plaintext 8, doc.richtext 5, doc.text 20, doc.text.fill 2
    doc.text.magnifyingglass 15, dock.rectangle 2, document.on.document 3, dollarsign.circle 3, dot.radiowaves.left.and.right 26
    dot.radiowaves.right 8, dot.radiowaves.up.forward 7, drop.fill 8, eject 8, ellipsis 38, ellipsis.circle 32, envelope 3
    envelope.arrow.triangle.branch 7, exclamationmark.bubble 7, exclamationmark.circle 14, exclamationmark.circle.fill 45
    exclamationmark.magnifyingglass 4, exclamationmark.octagon 4, exclamationmark.octagon.fill 8, exclamationmark.triangle 100
    exclamationmark.triangle.fill 124, externaldrive 9, externaldrive.connected.to.line.below 10, externaldrive.fill 4, eye 27
    eye.fill 9, eye.slash 24, eye.slash.fill 4, face.smiling 6, fibrechannel 3, figure.walk.motion 3, film 9, finder 4, flask 3
    flask.fill 4, flipphone 10, folder 43, folder.badge.gearshape 6, folder.badge.person.crop 4, folder.badge.plus 5, folder.fill 13
    folder.fill.badge.gearshape 3, fork.knife 16, forward.end.fill 5, forward.fill 54, gamecontroller 32, gamecontroller.fill 23
    gauge.with.needle 6, gear 47, gear.circle 4, gearshape 39, gearshape.2 20, gearshape.2.fill 5
    gearshape.arrow.triangle.2.circlepath 3, gearshape.fill 17, globe 29, globe.americas 5, gobackward 7, gobackward.15 4, goforward 4
    goforward.15 4, hammer 5, hammer.fill 6, hand.draw 3, hand.draw.fill 11, hand.raised 16, hand.raised.fill 6, hand.tap 10
    hand.thumbsdown 4, hand.thumbsup 10, hare 9, heart 13, heart.circle 5, heart.fill 31, heart.text.square 3, hourglass 4
    hourglass.bottomhalf.fill 27, hourglass.tophalf.fill 27, house 12, house.fill 5, icloud 8, icloud.and.arrow.down 7
    icloud.and.arrow.down.fill 5, icloud.and.arrow.up 3, icloud.fill 3, icloud.slash 5, infinity 4, info 3, info.circle 88
    info.circle.fill 13, internaldrive 9, iphone 5, iphone.radiowaves.left.and.right 4, iphone.slash 8, key 5, key.fill 17, key.slash 5
    key.slash.fill 3, key.viewfinder 3, keyboard 10, keyboard.chevron.compact.down 4, keyboard.fill 4, ladybug 5
    largecircle.fill.circle 14, light.max 4, light.min 3, lightbulb 4, line.3.horizontal 19, line.3.horizontal.decrease 13
    line.3.horizontal.decrease.circle 42, line.3.horizontal.decrease.circle.fill 18, line.horizontal.3 3
    line.horizontal.3.decrease.circle 9, line.horizontal.3.decrease.circle.fill 4, lines.measurement.horizontal 5, link 35
    link.circle 4, list.bullet 63, list.bullet.below.rectangle 4, list.bullet.indent 3, list.bullet.rectangle 25
    list.bullet.rectangle.fill 3, list.clipboard 4, location.circle 3, location.fill 9, location.north 6, location.north.fill 4, lock 14
    lock.fill 37, lock.open 6, lock.open.fill 15, lock.open.trianglebadge.exclamationmark.fill 3, lock.rotation 8, lock.shield 9
    macwindow 5, magnifyingglass 80, map 16, mappin 4, mappin.and.ellipse 12, mappin.slash 3, memorychip 5, message 9, mic 4
    mic.fill 32, minus 23, minus.circle 16, minus.circle.fill 14, minus.square.fill 3, moon 3, moon.circle.fill 9, moon.fill 7
    mountain.2 7, mountain.2.fill 5, mug 8, music.note 13, music.note.list 12, network 32, network.badge.shield.half.filled 6
    network.slash 4, newspaper.fill 3, note.text 3, number 19, opticaldisc 5, opticaldiscdrive 3, opticaldiscdrive.fill 3, paintbrush 4
    paintbrush.fill 5, paintpalette 37, paintpalette.fill 4, paperplane 9, paperplane.fill 6, pause 5, pause.circle 3
    pause.circle.fill 6, pause.fill 33, pencil 37, pencil.and.list.clipboard 3, pencil.circle 5, pencil.circle.fill 4, pencil.line 5
    person 23, person.2 19, person.2.badge.gearshape 8, person.2.fill 15, person.3 26, person.badge.key 11, person.badge.key.fill 6
    person.badge.minus 9, person.badge.plus 7, person.circle 12, person.circle.fill 8, person.crop.circle 21
    person.crop.circle.badge.exclamationmark 3, person.crop.circle.badge.plus 5, person.crop.circle.badge.xmark 5
    person.crop.circle.fill 4, person.fill 18, person.fill.badge.plus 3, person.text.rectangle 8, photo 24, photo.badge.plus 4
    photo.fill 7, photo.on.rectangle.angled 8, pin 12, pin.fill 16, pin.slash 4, pip.enter 3, play 11, play.circle 17
    play.circle.fill 17, play.fill 71, play.rectangle 9, play.rectangle.on.rectangle 5, play.square.stack 5, playpause 3, plus 134
    plus.circle 40, plus.circle.fill 25, plus.rectangle.on.folder 4, plus.rectangle.on.rectangle 4, plus.square 6
    plus.square.on.square 3, point.3.connected.trianglepath.dotted 13, point.3.filled.connected.trianglepath.dotted 5, power 10
    powerplug 6, powerplug.fill 9, puzzlepiece.extension 7, qrcode 10, qrcode.viewfinder 5, questionmark 8, questionmark.app 6
    questionmark.app.dashed 3, questionmark.circle 65, questionmark.circle.fill 14, questionmark.folder 3, questionmark.folder.fill 4
    quote.bubble 14, quote.opening 4, record.circle 15, record.circle.fill 8, rectangle.3.group 6, rectangle.and.pencil.and.ellipsis 3
    rectangle.bottomthird.inset.filled 3, rectangle.compress.vertical 6, rectangle.connected.to.line.below 9, rectangle.dashed 6
    rectangle.expand.vertical 6, rectangle.grid.1x2 5, rectangle.on.rectangle 10, rectangle.portrait.and.arrow.forward 4
    rectangle.portrait.and.arrow.right 3, rectangle.stack.fill 4, repeat 4, rosette 3, ruler 3, safari 22, scope 8, scroll 5, seal 3
    selection.pin.in.out 3, sensor 7, sensor.fill 4, sensor.tag.radiowaves.forward.fill 5, server.rack 43, shippingbox 10
    shippingbox.fill 3, shuffle 4, sidebar.leading 7, sidebar.left 11, sidebar.trailing 6, signature 5, signpost.right.and.left 10
    slash.circle 7, slider.horizontal.3 43, slider.horizontal.below.rectangle 4, sparkles 16, speaker 3, speaker.slash 16
    speaker.slash.fill 15, speaker.wave.1 7, speaker.wave.1.fill 4, speaker.wave.2 21, speaker.wave.2.fill 17, speaker.wave.3 7
    speaker.wave.3.fill 7, speedometer 4, square 21, square.and.arrow.down 52, square.and.arrow.down.on.square 3, square.and.arrow.up 85
    square.and.arrow.up.fill 4, square.and.pencil 28, square.fill 8, square.grid.2x2 24, square.grid.2x2.fill 5, square.grid.3x3 4
    square.on.square 5, square.split.2x1 3, square.stack 5, square.stack.3d.down.forward 6, star 30, star.circle 5, star.circle.fill 4
    star.fill 65, star.slash 3, star.slash.fill 5, stethoscope 5, stop 4, stop.circle 8, stop.circle.fill 10, stop.fill 17
    storefront.fill 4, sun.max 11, sun.max.fill 13, sun.min 6, switch.2 6, syringe.fill 7, tablecells 5, tag 9, tag.fill 4, target 5
    terminal 20, terminal.fill 13, testtube.2 9, text.append 8, text.badge.plus 10, text.below.photo 4, text.bubble 9
    text.line.first.and.arrowtriangle.forward 5, text.magnifyingglass 3, text.page 4, text.quote 4, text.viewfinder 3, textformat 7
    textformat.abc 7, textformat.size 3, thermometer.medium 5, timer 28, tortoise 3, trash 229, trash.fill 31, tray.fill 5, tray.full 3
    trophy.fill 4, tv 4, video 3, viewfinder.circle 4, viewfinder.circle.fill 5, wallet.pass 6, wand.and.stars 7, waveform 18
    waveform.path 3, waveform.path.ecg 5, waveform.path.ecg.rectangle 3, wifi 11, wifi.exclamationmark 4, wifi.router 6, wifi.slash 4
    wrench.and.screwdriver 6, wrench.and.screwdriver.fill 3, x.circle 6, x.circle.fill 8, xmark 112, xmark.app 9, xmark.bin 4
    xmark.bin.fill 3, xmark.circle 55, xmark.circle.fill 134, xmark.octagon 8, xmark.octagon.fill 7, xmark.seal 6, xmark.seal.fill 3
    xmark.shield 3, xmark.square 6, xmark.square.fill 5
    """
}
