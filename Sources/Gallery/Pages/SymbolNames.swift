/// The names of SF Symbols that the table of Sidelight has a row for. A name that is not among them is shown as the simpler one that it begins with.
enum SymbolNames {
  /// Names that begin with a letter come before those that begin with a digit.
  static let all: [String] = {
    let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    return names.filter { $0.first?.isLetter == true } + names.filter { $0.first?.isLetter != true }
  }()

  private static let text = """
    0.circle 0.circle.fill 0.square 0.square.fill 1.circle 1.circle.fill 1.magnifyingglass 1.square 1.square.fill
    10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise 15.arrow.trianglehead.clockwise
    15.arrow.trianglehead.counterclockwise 2.circle 2.circle.fill 2.square 2.square.fill 3.circle 3.circle.fill 3.square 3.square.fill
    30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise 4.circle 4.circle.fill 4.square 4.square.fill 5.circle
    5.circle.fill 5.square 5.square.fill 6.circle 6.circle.fill 6.square 6.square.fill 7.circle 7.circle.fill 7.square 7.square.fill
    8.circle 8.circle.fill 8.square 8.square.fill 9.circle 9.circle.fill 9.square 9.square.fill a.magnify a.square abc accessibility air.purifier
    airplane airplay.audio airplay.video airplayaudio airplayvideo airpods airpodsmax airpodspro alarm ant
    antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash app app.badge app.badge.checkmark
    app.connected.to.app.below app.dashed app.fill app.gift apple.image.playground apple.intelligence apple.logo apple.terminal
    applescript appletv appletvremote.gen1 applewatch applewatch.slash apps.ipad apps.iphone appstore aqi.high aqi.low aqi.medium
    aqi.medium.gauge.open arcade.stick archivebox archivebox.fill arkit arrow.2.circlepath arrow.2.squarepath arrow.3.trianglepath
    arrow.backward arrow.backward.circle arrow.backward.circle.fill arrow.backward.to.line arrow.branch arrow.circlepath arrow.clockwise
    arrow.clockwise.circle arrow.clockwise.heart arrow.clockwise.icloud arrow.counterclockwise arrow.down arrow.down.app
    arrow.down.app.fill arrow.down.backward arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.document
    arrow.down.forward arrow.down.forward.and.arrow.up.backward arrow.down.heart arrow.down.left arrow.down.left.and.arrow.up.right
    arrow.down.message arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.square arrow.down.square.fill arrow.down.to.line
    arrow.down.to.line.cloud arrow.forward arrow.forward.circle arrow.forward.circle.fill arrow.forward.to.line arrow.left
    arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.left.arrow.right arrow.left.circle arrow.left.circle.fill arrow.left.to.line arrow.merge arrow.rectanglepath arrow.right
    arrow.right.and.line.vertical.and.arrow.left arrow.right.circle arrow.right.circle.fill arrow.right.doc.on.clipboard
    arrow.right.page.on.clipboard arrow.right.square arrow.right.to.line arrow.swap arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera
    arrow.triangle.branch arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap
    arrow.triangle.turn.up.right.diamond arrow.trianglehead.2.clockwise arrow.trianglehead.2.counterclockwise arrow.trianglehead.branch
    arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise arrow.trianglehead.merge arrow.trianglehead.pull
    arrow.turn.down.left arrow.turn.down.right arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.righttriangle.up.righttriangle.down arrow.up.and.down.text.horizontal
    arrow.up.and.line.horizontal.and.arrow.down arrow.up.arrow.down arrow.up.backward arrow.up.backward.and.arrow.down.forward
    arrow.up.bin arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.document arrow.up.forward arrow.up.forward.app
    arrow.up.forward.square arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.left.and.down.right.magnifyingglass arrow.up.message
    arrow.up.right arrow.up.right.and.arrow.down.left arrow.up.right.and.arrow.down.left.rectangle arrow.up.right.circle
    arrow.up.right.square arrow.up.right.video arrow.up.square arrow.up.square.fill arrow.up.to.line arrow.up.trash arrow.uturn.backward
    arrow.uturn.down arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowshape.backward arrowshape.bounce.right
    arrowshape.down arrowshape.forward arrowshape.left arrowshape.right arrowshape.turn.up.backward arrowshape.turn.up.backward.2
    arrowshape.turn.up.forward arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.right arrowshape.up
    arrowtriangle.backward arrowtriangle.down arrowtriangle.forward arrowtriangle.left
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left arrowtriangle.right.circle arrowtriangle.right.circle.fill
    arrowtriangle.up asterisk at atom av.remote backpack backward backward.end backward.frame badge.plus.radiowaves.right bag bag.fill
    balloon bandage banknote barcode barcode.viewfinder barometer baseball basket basketball battery.0 battery.0percent battery.100
    battery.100.bolt battery.100percent battery.100percent.bolt battery.25 battery.25percent battery.50 battery.50percent battery.75
    battery.75percent batteryblock bed.double bell bell.and.waves.left.and.right bell.badge bell.fill bell.slash bicycle binoculars bird
    birthday.cake bold bold.italic.underline bolt bolt.batteryblock bolt.car bolt.circle bolt.circle.fill bolt.fill bolt.heart
    bolt.horizontal bolt.shield bolt.slash bolt.trianglebadge.exclamationmark bonjour book book.closed book.fill bookmark
    bookmark.circle bookmark.fill bookmark.slash books.vertical box.truck brain briefcase bubble bubble.fill
    bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right bubble.left.fill
    bubble.right bubble.right.fill building building.columns bus button.horizontal cable.coaxial cable.connector calendar
    calendar.badge.clock calendar.badge.plus camera camera.filters camera.macro camera.metering.center.weighted camera.rotate
    camera.viewfinder capslock capsule capsule.fill captions.bubble car carrot cart cart.fill case cat cellularbars character
    character.book.closed character.cursor.ibeam character.textbox characters.uppercase chart.bar chart.bar.doc.horizontal
    chart.bar.xaxis chart.bar.xaxis.ascending chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
    chart.line.uptrend.xyaxis chart.pie chart.xyaxis.line checklist checkmark checkmark.bubble checkmark.circle checkmark.circle.fill
    checkmark.gobackward checkmark.icloud checkmark.message checkmark.rectangle checkmark.seal checkmark.seal.fill checkmark.shield
    checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward chevron.backward.2 chevron.backward.circle
    chevron.backward.circle.fill chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
    chevron.down.circle chevron.down.circle.fill chevron.forward chevron.forward.2 chevron.forward.circle chevron.forward.circle.fill
    chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill chevron.left.forwardslash.chevron.right
    chevron.left.slash.chevron.right chevron.left.to.line chevron.right chevron.right.2 chevron.right.circle chevron.right.circle.fill
    chevron.right.to.line chevron.up
    chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill circle circle.and.line.horizontal circle.badge circle.circle
    circle.dashed circle.dotted circle.fill circle.grid.2x2 circle.grid.3x3 circle.grid.cross circle.hexagongrid circle.hexagonpath
    circle.inset.filled circle.lefthalf.filled circle.righthalf.filled circle.slash circlebadge circlebadge.2 circlebadge.fill clear
    clipboard clock clock.arrow.2.circlepath clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90 cloud
    cloud.and.arrow.down cloud.bolt cloud.drizzle cloud.fill cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.rain cloud.slash
    cloud.sleet cloud.snow cloud.sun cloud.sun.rain command computermouse contextualmenu.and.cursorarrow control cpu creditcard
    creditcard.fill crop crop.rotate cross cross.case cross.vial crown cube cube.box cube.fill cup.and.heat.waves cup.and.saucer
    curlybraces cursorarrow cursorarrow.click cursorarrow.rays cylinder decrease.indent decrease.quotelevel delete.backward delete.left
    delete.right deskclock desktopcomputer dial dial.high dial.low dial.max dial.medium dial.min diamond diamond.fill dice die.face.1
    die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 directcurrent display display.2 divide doc doc.append doc.badge.arrow.up
    doc.badge.ellipsis doc.badge.gearshape doc.badge.plus doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext
    doc.text doc.text.magnifyingglass doc.viewfinder doc.zipper dock.rectangle document document.badge.plus document.on.clipboard
    document.on.document document.on.document.fill dog dollarsign dollarsign.circle dollarsign.circle.fill door.left.hand.open
    door.right.hand.open dot.circle dot.circle.and.hand.point.up.left dot.circle.viewfinder dot.radiowaves.forward
    dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward dot.scope dot.square dot.viewfinder dpad drop
    drop.circle drop.fill drop.triangle dumbbell earbuds earpods eject ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle
    ellipsis.circle.fill ellipsis.curlybraces ellipsis.message ellipsis.message.fill ellipsis.rectangle ellipsis.vertical.bubble
    envelope envelope.arrow.triangle.branch envelope.badge envelope.open equal eraser escape esim exclamationmark
    exclamationmark.applewatch exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble
    exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud exclamationmark.lock
    exclamationmark.magnifyingglass exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.seal exclamationmark.shield
    exclamationmark.square exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.triangle.text.page externaldrive
    externaldrive.badge.wifi externaldrive.connected.to.line.below eye eye.slash eyedropper eyeglasses eyes face face.dashed
    face.smiling faceid fan faxmachine ferry fibrechannel figure figure.2.and.child.holdinghands figure.and.child.holdinghands
    figure.arms.open figure.child figure.run filemenu.and.cursorarrow filemenu.and.selection film finder fireworks fish flag flag.slash
    flame flashlight.off.fill flashlight.on.fill flask flask.fill flip.horizontal flipphone folder folder.badge.gearshape
    folder.badge.person.crop folder.badge.plus football fork.knife formfitting.gamecontroller forward forward.end forward.frame fuelpump
    function gamecontroller gauge gear gearshape gearshape.2 gearshape.arrow.triangle.2.circlepath gift globe gobackward goforward
    graduationcap gyroscope hammer hand.draw hand.pinch hand.point.right hand.point.up hand.raised hand.raised.slash hand.rays hand.tap
    hand.thumbsdown hand.thumbsup hand.wave handbag hands.clap hands.sparkles hare headphones heart heart.circle heart.circle.fill heart.fill
    heart.slash heart.text.clipboard heart.text.square heater.vertical hexagon hexagon.fill hifispeaker highlighter homepod hourglass
    hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.tophalf.fill hourglass.tophalf.filled house humidity hurricane
    icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill icloud.slash increase.indent increase.quotelevel infinity info
    info.bubble info.circle info.circle.fill info.square inset.filled.center.rectangle inset.filled.rectangle internaldrive ipad
    ipad.and.arrow.forward iphone iphone.radiowaves.left.and.right iphone.slash ipod italic key key.fill key.slash keyboard
    keyboard.chevron.compact.down l.joystick ladybug lamp.desk lamp.table laptopcomputer largecircle.fill.circle lasso latch.2.case
    laurel.leading laurel.trailing leaf leaf.arrow.triangle.circlepath leaf.fill lifepreserver light.beacon.max light.max light.min lightbulb
    lightbulb.fill lightbulb.slash lightrail lightswitch.on line.2.horizontal line.3.crossed.swirl.circle line.3.horizontal
    line.3.horizontal.decrease line.horizontal.3 line.horizontal.3.decrease lines.measurement.horizontal lines.measurement.vertical lineweight link
    link.icloud list.and.film list.bullet list.bullet.below.rectangle list.bullet.clipboard list.bullet.indent list.bullet.rectangle
    list.bullet.rectangle.portrait list.clipboard list.dash list.dash.header.rectangle list.number list.star list.triangle livephoto
    location location.circle location.fill location.magnifyingglass location.north location.slash location.viewfinder lock lock.circle
    lock.circle.fill lock.open lock.rotation lock.shield lock.slash m4.button.horizontal macbook macmini macpro.gen3 macstudio macwindow
    macwindow.badge.plus macwindow.on.rectangle magazine magicmouse magnifyingglass mail map mappin mappin.slash medal megaphone
    memories memorychip menubar.dock.rectangle menubar.rectangle menucard message message.fill mic mic.slash minus minus.circle
    minus.circle.fill minus.magnifyingglass minus.plus.batteryblock minus.rectangle minus.square minus.square.fill moon moon.stars
    moon.zzz moonphase.full.moon mountain.2 mouth move.3d movieclapper mug mug.fill multiply multiply.circle multiply.circle.fill
    music.mic music.note music.note.list music.quarternote.3 mustache network network.badge.shield.half.filled network.slash newspaper
    nosign note note.text.badge.plus number number.circle number.circle.fill octagon opticaldisc opticaldiscdrive option oval oval.fill
    paintbrush paintpalette paperclip paperplane paperplane.fill paragraphsign parentheses party.popper pause pause.circle
    pause.circle.fill pawprint pc pencil pencil.and.list.clipboard pencil.and.outline pencil.and.ruler pencil.and.scribble pencil.circle
    pencil.circle.fill pencil.line pencil.slash pencil.tip.crop.circle pentagon percent person person.2 person.2.slash person.3
    person.and.arrow.left.and.arrow.right person.badge.clock person.badge.key person.badge.minus person.badge.plus
    person.badge.shield.checkmark person.circle person.circle.fill person.crop.artframe person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark person.crop.circle.badge.minus
    person.crop.circle.badge.plus person.crop.circle.badge.questionmark person.crop.circle.badge.xmark person.crop.circle.dashed
    person.crop.circle.fill person.crop.rectangle person.crop.square person.crop.square.filled.and.at.rectangle person.fill.checkmark
    person.fill.questionmark person.fill.turn.right person.fill.viewfinder person.fill.xmark person.icloud person.line.dotted.person
    person.slash person.text.rectangle person.wave.2 personalhotspot perspective phone phone.arrow.down.left phone.arrow.up.right
    phone.down photo photo.badge.exclamationmark photo.badge.plus photo.on.rectangle photo.stack photo.tv pill pills pin pin.slash pip
    pip.enter pip.exit pip.swap placeholdertext platter.filled.bottom.iphone play play.circle play.circle.fill play.desktopcomputer play.display
    play.laptopcomputer play.rectangle play.rectangle.on.rectangle play.slash play.square play.square.fill play.square.stack play.tv
    playpause plus plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill plus.diamond plus.forwardslash.minus
    plus.magnifyingglass plus.message plus.rectangle plus.rectangle.fill plus.rectangle.on.folder plus.rectangle.on.rectangle
    plus.slash.minus plus.square plus.square.dashed plus.square.fill plus.square.on.square plus.viewfinder plusminus
    point.3.connected.trianglepath.dotted point.bottomleft.forward.to.point.topright.scurvepath
    point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath pointer.arrow pointer.arrow.click
    power powercord poweroutlet.type.a poweroutlet.type.b poweroutlet.type.f powerplug powersleep printer progress.indicator puzzlepiece
    qrcode qrcode.viewfinder questionmark questionmark.app questionmark.app.fill questionmark.bubble questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.folder questionmark.seal questionmark.square questionmark.square.fill
    quote.bubble quote.bubble.fill quote.closing quote.opening rainbow rays record.circle recordingtape rectangle rectangle.3.group
    rectangle.3.offgrid rectangle.and.hand.point.up.left rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass
    rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward rectangle.badge.checkmark rectangle.badge.plus
    rectangle.badge.xmark rectangle.bottomhalf.filled rectangle.bottomhalf.inset.filled rectangle.bottomthird.inset.filled
    rectangle.center.inset.filled rectangle.compress.vertical rectangle.connected.to.line.below rectangle.dashed
    rectangle.expand.vertical rectangle.fill rectangle.filled.and.hand.point.up.left rectangle.grid.1x2 rectangle.grid.2x2
    rectangle.grid.3x2 rectangle.inset.filled rectangle.inset.filled.and.person.filled rectangle.inset.filled.on.rectangle
    rectangle.leadingthird.inset.filled rectangle.lefthalf.filled rectangle.lefthalf.inset.filled rectangle.leftthird.inset.filled
    rectangle.on.rectangle rectangle.on.rectangle.slash rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.right rectangle.portrait.fill rectangle.portrait.on.rectangle.portrait rectangle.righthalf.filled
    rectangle.righthalf.inset.filled rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.filled rectangle.split.1x2
    rectangle.split.2x1 rectangle.split.2x2 rectangle.split.3x1 rectangle.split.3x3 rectangle.stack rectangle.stack.badge.plus
    rectangle.tophalf.filled rectangle.tophalf.inset.filled rectangle.topthird.inset.filled rectangle.trailingthird.inset.filled repeat
    repeat.1 restart restart.circle return rhombus richtext.page righttriangle road.lanes rosette rotate.3d rotate.left rotate.right
    ruler safari sailboat saturn scalemass scanner scissors scope screwdriver scribble scroll sdcard seal seal.fill selection.pin.in.out
    sensor sensor.tag.radiowaves.forward server.rack shareplay shield shield.fill shield.lefthalf.filled shield.slash shift shippingbox
    shippingbox.fill shower shuffle sidebar.leading sidebar.left sidebar.right sidebar.squares.left sidebar.squares.right
    sidebar.trailing signature signpost.left signpost.right simcard skew slash.circle slider.horizontal.2.gobackward
    slider.horizontal.2.square slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slowmo smallcircle.circle smiley
    smoke snowflake soccerball space sparkle sparkle.magnifyingglass sparkles speaker speaker.plus speaker.slash speaker.wave.2
    speaker.wave.2.bubble speaker.wave.3 speedometer spigot sportscourt square square.2.layers.3d square.3.layers.3d
    square.and.arrow.down square.and.arrow.up square.and.at.rectangle square.and.line.vertical.and.square square.and.pencil
    square.arrowtriangle.4.outward square.bottomthird.inset.filled square.dashed square.dotted square.fill square.fill.on.square
    square.filled.on.square square.grid.2x2 square.grid.3x1.below.line.grid.1x2 square.grid.3x2 square.grid.3x3 square.grid.4x3.fill
    square.inset.filled square.leadingthird.inset.filled square.lefthalf.filled square.on.circle square.on.square square.resize
    square.righthalf.filled square.slash square.split.1x2 square.split.2x1 square.split.2x2 square.stack square.stack.3d.down.forward
    square.stack.3d.down.right square.stack.3d.forward.dottedline square.stack.3d.up square.text.square square.topthird.inset.filled
    square.trailingthird.inset.filled stairs star star.bubble star.circle star.circle.fill star.fill star.leadinghalf.filled star.slash
    stethoscope stop stop.circle stop.circle.fill stopwatch storage storefront strikethrough suit.club suit.diamond suit.heart
    suit.heart.fill suit.spade suitcase sum sun.dust sun.horizon sun.max sun.min sun.rain sunglasses sunrise sunset swatchpalette swift
    switch.2 switch.programmable syringe tablecells tag tag.fill tag.slash takeoutbag.and.cup.and.straw target teletype tennis.racket
    terminal testtube text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark text.badge.minus text.badge.plus
    text.badge.star text.badge.xmark text.below.photo text.book.closed text.bubble text.bubble.fill text.cursor text.document
    text.insert text.justify text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward text.magnifyingglass
    text.pad.header text.page text.page.badge.magnifyingglass text.quote text.rectangle text.redaction text.viewfinder text.word.spacing
    textbox textformat textformat.size theatermask.and.paintbrush theatermasks thermometer ticket timeline.selection timer togglepower
    tornado tortoise touchid trackpad tram translate trash trash.slash tray tray.and.arrow.down tray.and.arrow.up tray.fill tray.full
    tree triangle triangle.fill trophy truck.box tshirt tv uiwindow.split.2x1 umbrella underline vial.viewfinder video video.slash
    view.3d viewfinder visionpro voiceover wallet.bifold wallet.pass wand.and.outline wand.and.rays wand.and.sparkles wand.and.stars
    water.waves wave.3.forward wave.3.left wave.3.right waveform waveform.badge.mic waveform.path waveform.path.ecg
    waveform.path.ecg.rectangle web.camera widget.small wifi wifi.exclamationmark wifi.router wifi.slash wind wineglass wrench
    wrench.and.screwdriver x.circle x.circle.fill x.square x.square.fill x.squareroot xmark xmark.app xmark.app.fill xmark.bin
    xmark.circle xmark.circle.fill xmark.diamond xmark.icloud xmark.octagon xmark.rectangle xmark.seal xmark.shield xmark.square
    xmark.square.fill xserve zzz
    """
}
