// Made by generate/modifiers.py from facts/api-facts.tsv.
// swift-format-ignore-file
import Foundation
import Observation
import Symbols
import UIKit
import UniformTypeIdentifiers

extension View {
  @_disfavoredOverload public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    EnvironmentModified(self) { if let accentColor { $0.setTint(accentColor) } }
  }

  @_disfavoredOverload public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityAddTraits(_:)", ["traits": traits]))
  }

  @_disfavoredOverload public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityHidden(_:)", ["hidden": hidden]))
  }

  @_disfavoredOverload public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityLabel(_:)", ["label": label]))
  }

  @_disfavoredOverload public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilitySortPriority(_:)", ["sortPriority": sortPriority]))
  }

  @_disfavoredOverload public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityValue(_:)", ["value": value]))
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityAddTraits(_:)", ["traits": traits]))
  }

  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    Recorded(self, "accessibilityElement(children:)", ["children": children])
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityHidden(_:)", ["hidden": hidden]))
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityHint(_:)", ["hint": hintKey]))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityHint(_:)", ["hint": hint]))
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityIdentifier(_:)", ["identifier": identifier]))
  }

  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilitySortPriority(_:)", ["sortPriority": sortPriority]))
  }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityValue(_:)", ["value": valueDescription]))
  }

  public nonisolated func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View {
    Asking(self, "Alert", Text(titleKey), isPresented, actions: actions(), message: nil as EmptyView?)
  }

  public nonisolated func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View {
    Asking(self, "Alert", Text(title), isPresented, actions: actions(), message: nil as EmptyView?)
  }

  public nonisolated func alert<A, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View {
    Asking(self, "Alert", title, isPresented, actions: data.map { actions($0) }, message: nil as EmptyView?)
  }

  public nonisolated func alert<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View {
    Asking(self, "Alert", Text(titleKey), isPresented, actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  public nonisolated func alert<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S: StringProtocol, A: View, M: View {
    Asking(self, "Alert", Text(title), isPresented, actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    Recorded(self, "animation(_:value:)", ["animation": animation, "value": value])
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    Recorded(self, "aspectRatio(_:contentMode:)", ["aspectRatio": aspectRatio, "contentMode": contentMode])
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    Recorded(self, "aspectRatio(_:contentMode:)", ["aspectRatio": aspectRatio, "contentMode": contentMode])
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    EnvironmentModified(self) { $0.autocorrectionDisabled = disable }
  }

  @_disfavoredOverload public nonisolated func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View {
    Recorded(self, "background(alignment:content:)", ["alignment": alignment, "content": ViewArgument(background)])
  }

  public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
    Recorded(self, "background(_:ignoresSafeAreaEdges:)", ["style": style, "edges": edges])
  }

  public nonisolated func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: InsettableShape {
    Recorded(self, "background(_:in:fillStyle:)", ["style": style, "shape": ShapeArgument(shape), "fillStyle": fillStyle])
  }

  public nonisolated func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
    Recorded(self, "background(alignment:content:)", ["alignment": alignment, "content": ViewArgument(content())])
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Recorded(self, "background(ignoresSafeAreaEdges:)", ["edges": edges, "style": BackgroundStyle()])
  }

  public nonisolated func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: InsettableShape {
    Recorded(self, "background(in:fillStyle:)", ["shape": ShapeArgument(shape), "fillStyle": fillStyle, "style": BackgroundStyle()])
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    Recorded(self, "blur(radius:opaque:)", ["radius": radius, "opaque": opaque])
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    EnvironmentModified(self) { $0.letters.isBold = isActive }
  }

  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    EnvironmentModified(self) { $0.styles.button = .plain(style) }
  }

  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    EnvironmentModified(self) { $0.styles.button = .custom(style) }
  }

  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    Recorded(self, "clipShape(_:style:)", ["shape": ShapeArgument(shape), "style": style])
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    Recorded(self, "clipped(antialiased:)", ["antialiased": antialiased])
  }

  @_disfavoredOverload public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    EnvironmentModified(self) { $0.device.colorScheme = colorScheme }
  }

  public nonisolated func confirmationDialog<S, A>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View {
    Asking(self, "ConfirmationDialog", Text(title), isPresented, titleVisibility: titleVisibility, actions: actions(), message: nil as EmptyView?)
  }

  public nonisolated func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View {
    Asking(self, "ConfirmationDialog", Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: actions(), message: message())
  }

  public nonisolated func confirmationDialog<A, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View {
    Asking(self, "ConfirmationDialog", title, isPresented, titleVisibility: titleVisibility, actions: data.map { actions($0) }, message: nil as EmptyView?)
  }

  public nonisolated func confirmationDialog<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View {
    Asking(self, "ConfirmationDialog", Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  public nonisolated func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    Recorded(self, "contentShape(_:_:eoFill:)", ["kind": kind, "shape": ShapeArgument(shape), "eoFill": eoFill])
  }

  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    Recorded(self, "contentShape(_:eoFill:)", ["shape": ShapeArgument(shape), "eoFill": eoFill])
  }

  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    Recorded(self, "contentTransition(_:)", ["transition": transition])
  }

  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    EnvironmentModified(self) { $0.controlSize = controlSize }
  }

  @_disfavoredOverload public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    Recorded(self, "cornerRadius(_:antialiased:)", ["radius": radius, "antialiased": antialiased])
  }

  public nonisolated func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V: Hashable {
    Acting(self) { scope, _ in scope.onArrival { binding.wrappedValue = value } }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    EnvironmentModified(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentModified(self) { $0.device.dynamicTypeSize = size }
  }

  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
    EnvironmentModified(self) { $0.limitTypeSize(range) }
  }

  @_disfavoredOverload public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    Recorded(self, "edgesIgnoringSafeArea(_:)", ["edges": edges])
  }

  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    EnvironmentModified(self) { $0.put(object) }
  }

  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentModified(self) { $0[keyPath: keyPath] = value }
  }

  public nonisolated func fixedSize() -> some View {
    Recorded(self, "fixedSize()", [:])
  }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Recorded(self, "fixedSize(horizontal:vertical:)", ["horizontal": horizontal, "vertical": vertical])
  }

  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    Recorded(self, "focusable(_:)", ["isFocusable": isFocusable])
  }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    Focused(self, condition, true)
  }

  public nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable {
    Focused(self, binding, value)
  }

  public nonisolated func font(_ font: Font?) -> some View {
    EnvironmentModified(self) { $0.letters.font = font }
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentModified(self) { $0.letters.weight = weight }
  }

  @_disfavoredOverload public nonisolated func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModified(self) { if let color { $0.letters.foreground = [$0.paint(color)] } }
  }

  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    EnvironmentModified(self) { $0.letters.foreground = [$0.paint(style)] }
  }

  public nonisolated func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    EnvironmentModified(self) { $0.letters.foreground = [$0.paint(primary), $0.paint(secondary), $0.paint(tertiary)] }
  }

  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Recorded(self, "frame(width:height:alignment:)", ["width": width, "height": height, "alignment": alignment])
  }

  public nonisolated func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View {
    Presenting(self, "FullScreenCover", isPresented, onDismiss: onDismiss, content)
  }

  public nonisolated func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View {
    PresentingItem(self, "FullScreenCover", item, onDismiss: onDismiss, content)
  }

  public nonisolated func hidden() -> some View {
    Recorded(self, "hidden()", [:])
  }

  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    Recorded(self, "hoverEffect(_:)", ["effect": effect])
  }

  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    Recorded(self, "ignoresSafeArea(_:edges:)", ["regions": regions, "edges": edges])
  }

  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentModified(self) { $0.keyboardType = type }
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View {
    Recorded(self, "layoutPriority(_:)", ["value": value])
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    EnvironmentModified(self) { $0.setLines(limit.lowerBound, limit.upperBound) }
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    EnvironmentModified(self) { $0.setLines(nil, number) }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    EnvironmentModified(self) { $0.setLines(limit.lowerBound, nil) }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    EnvironmentModified(self) { $0.setLines(nil, limit.upperBound) }
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    EnvironmentModified(self) { $0.setLines(reservesSpace ? limit : nil, limit) }
  }

  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    EnvironmentModified(self) { $0.styles.list = style.styleName }
  }

  @_disfavoredOverload public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    Recorded(self, "mask(alignment:_:)", ["alignment": Alignment.center, "mask": ViewArgument(mask)])
  }

  public nonisolated func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View {
    Recorded(self, "mask(alignment:_:)", ["alignment": alignment, "mask": ViewArgument(mask())])
  }

  public nonisolated func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID: Hashable {
    Recorded(self, "matchedGeometryEffect(id:in:properties:anchor:isSource:)", ["id": id, "namespace": namespace, "properties": properties, "anchor": anchor, "isSource": isSource])
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    EnvironmentModified(self) { $0.letters.minimumScaleFactor = factor }
  }

  public nonisolated func monospacedDigit() -> some View {
    EnvironmentModified(self) { $0.letters.hasMonospacedDigits = true }
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModified(self) { $0.letters.alignment = alignment }
  }

  public nonisolated func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View {
    Leading(self, data, destination)
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Acting(self) { scope, _ in scope.traits.title = titleKey.string }
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    Recorded(self, "offset(_:)", ["offset": offset])
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Recorded(self, "offset(x:y:)", ["x": x, "y": y])
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Acting(self) { scope, _ in scope.onArrival { action?() } }
  }

  public nonisolated func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable {
    Acting(self) { scope, _ in scope.onChange(of: value, initial: initial) { action($0, $1) } }
  }

  public nonisolated func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable {
    Acting(self) { scope, _ in scope.onChange(of: value, initial: initial) { _, _ in action() } }
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Acting(self) { scope, _ in scope.onLeaving { action?() } }
  }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> ()) -> some View {
    Acting(self) { scope, _ in scope.host.urlActions.append(action) }
  }

  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    EnvironmentModified(self) { $0.submitting.append(Submitting(triggers: triggers, action: action)) }
  }

  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Tapped(self, "onTapGesture(count:perform:)", action)
  }

  public nonisolated func opacity(_ opacity: Double) -> some View {
    Recorded(self, "opacity(_:)", ["opacity": opacity])
  }

  @_disfavoredOverload public nonisolated func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View {
    Recorded(self, "overlay(alignment:content:)", ["alignment": alignment, "content": ViewArgument(overlay)])
  }

  public nonisolated func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape {
    Recorded(self, "overlay(_:in:fillStyle:)", ["style": style, "shape": ShapeArgument(shape), "fillStyle": fillStyle])
  }

  public nonisolated func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
    Recorded(self, "overlay(alignment:content:)", ["alignment": alignment, "content": ViewArgument(content())])
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    Recorded(self, "padding(_:)", ["length": length])
  }

  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    Recorded(self, "padding(_:)", ["insets": insets])
  }

  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Recorded(self, "padding(_:_:)", ["edges": edges, "length": length])
  }

  public nonisolated func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable {
    Phased(self, Array(phases), content)
  }

  public nonisolated func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable {
    Phased(self, Array(phases), content)
  }

  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentModified(self) { if let colorScheme { $0.device.colorScheme = colorScheme } }
  }

  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    Acting(self) { scope, _ in scope.traits.detents = detents.sorted { $0.height(in: 1) < $1.height(in: 1) } }
  }

  public nonisolated func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View {
    Recorded(self, "rotation3DEffect(_:axis:anchor:anchorZ:perspective:)", ["angle": angle, "axis": axis, "anchor": anchor, "anchorZ": anchorZ, "perspective": perspective])
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Recorded(self, "rotationEffect(_:anchor:)", ["angle": angle, "anchor": anchor])
  }

  public nonisolated func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View {
    Recorded(self, "safeAreaInset(edge:alignment:spacing:content:)", ["edge": edge, "alignment": alignment, "spacing": spacing, "content": ViewArgument(content())])
  }

  public nonisolated func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View {
    Recorded(self, "safeAreaInset(edge:alignment:spacing:content:)", ["edge": edge, "alignment": alignment, "spacing": spacing, "content": ViewArgument(content())])
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    Recorded(self, "scaleEffect(_:anchor:)", ["s": s, "anchor": anchor])
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    Recorded(self, "scaleEffect(_:anchor:)", ["scale": scale, "anchor": anchor])
  }

  public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    Recorded(self, "scaleEffect(x:y:anchor:)", ["x": x, "y": y, "anchor": anchor])
  }

  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    Acting(self) { scope, _ in scope.onChange(of: trigger, initial: false) { _, _ in scope.host.feedback.append(feedback) } }
  }

  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View where T: Equatable {
    Acting(self) { scope, _ in scope.onChange(of: trigger, initial: false) { if condition($0, $1) { scope.host.feedback.append(feedback) } } }
  }

  public nonisolated func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View where T: Equatable {
    Acting(self) { scope, _ in scope.onChange(of: trigger, initial: false) { _, _ in if let made = feedback() { scope.host.feedback.append(made) } } }
  }

  public nonisolated func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Recorded(self, "shadow(color:radius:x:y:)", ["color": color, "radius": radius, "x": x, "y": y])
  }

  public nonisolated func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View {
    Presenting(self, "Sheet", isPresented, onDismiss: onDismiss, content)
  }

  public nonisolated func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View {
    PresentingItem(self, "Sheet", item, onDismiss: onDismiss, content)
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentModified(self) { $0.submitLabel = submitLabel }
  }

  public nonisolated func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    Recorded(self, "symbolEffect(_:options:isActive:)", ["effect": effect, "options": options, "isActive": isActive])
  }

  public nonisolated func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    Recorded(self, "symbolEffect(_:options:value:)", ["effect": effect, "options": options, "value": value])
  }

  @_disfavoredOverload public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    Recorded(self, "tabItem(_:)", ["label": ViewArgument(label())])
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModified(self) { $0.letters.textCase = textCase }
  }

  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentModified(self) { $0.textContentType = textContentType }
  }

  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    EnvironmentModified(self) { $0.styles.textField = style.styleName }
  }

  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    EnvironmentModified(self) { $0.autocapitalization = autocapitalization }
  }

  public nonisolated func tint(_ tint: Color?) -> some View {
    EnvironmentModified(self) { if let tint { $0.setTint(tint) } }
  }

  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    EnvironmentModified(self) { if let tint { $0.setTint(tint) } }
  }

  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent {
    Tooled(self, content())
  }

  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    Tooled(self, ToolbarItemGroup(content: content))
  }

  public nonisolated func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content: CustomizableToolbarContent {
    Tooled(self, content())
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    Acting(self) { scope, _ in scope.traits.titleDisplayMode = mode.name }
  }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    EnvironmentModified(self) { $0.letters.tracking = tracking }
  }

  public nonisolated func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
    EnvironmentModified(self) { transform(&$0[keyPath: keyPath]) }
  }

  public nonisolated func transition(_ t: AnyTransition) -> some View {
    Recorded(self, "transition(_:)", ["t": t])
  }

  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    Recorded(self, "transition(_:)", ["transition": transition])
  }

  public nonisolated func zIndex(_ value: Double) -> some View {
    Recorded(self, "zIndex(_:)", ["value": value])
  }
}
