"""What the view modifiers do in the graph, by the symbol of their row; what is not named here is written down (`Recorded`).

Each entry: symbol without `View.`, a part of the declaration that tells overloads apart (or ""), and the body in Swift.
"""

ENVIRONMENT = {
    "font(_:)": "$0.letters.font = font",
    "fontWeight(_:)": "$0.letters.weight = weight",
    "bold(_:)": "$0.letters.isBold = isActive",
    "monospacedDigit()": "$0.letters.hasMonospacedDigits = true",
    "tracking(_:)": "$0.letters.tracking = tracking",
    "textCase(_:)": "$0.letters.textCase = textCase",
    "multilineTextAlignment(_:)": "$0.letters.alignment = alignment",
    "minimumScaleFactor(_:)": "$0.letters.minimumScaleFactor = factor",
    "controlSize(_:)": "$0.controlSize = controlSize",
    "colorScheme(_:)": "$0.device.colorScheme = colorScheme",
    "preferredColorScheme(_:)": "if let colorScheme { $0.device.colorScheme = colorScheme }",
    "disabled(_:)": "$0.isEnabled = $0.isEnabled && !disabled",
    "autocorrectionDisabled(_:)": "$0.autocorrectionDisabled = disable",
    "listStyle(_:)": "$0.styles.list = style.styleName",
    "textFieldStyle(_:)": "$0.styles.textField = style.styleName",
    "keyboardType(_:)": "$0.keyboardType = type",
    "textContentType(_:)": "$0.textContentType = textContentType",
    "textInputAutocapitalization(_:)": "$0.autocapitalization = autocapitalization",
    "submitLabel(_:)": "$0.submitLabel = submitLabel",
    "transformEnvironment(_:transform:)": "transform(&$0[keyPath: keyPath])",
}

EXACT = [
    ("foregroundColor(_:)", "", "EnvironmentModified(self) { if let color { $0.letters.foreground = [$0.paint(color)] } }"),
    ("accentColor(_:)", "", "EnvironmentModified(self) { if let accentColor { $0.setTint(accentColor) } }"),
    ("tint(_:)", "Color?", "EnvironmentModified(self) { if let tint { $0.setTint(tint) } }"),
    ("tint(_:)", "<S>", "EnvironmentModified(self) { if let tint { $0.setTint(tint) } }"),
    ("foregroundStyle(_:)", "", "EnvironmentModified(self) { $0.letters.foreground = [$0.paint(style)] }"),
    ("foregroundStyle(_:_:_:)", "", "EnvironmentModified(self) { $0.letters.foreground = [$0.paint(primary), $0.paint(secondary), $0.paint(tertiary)] }"),
    ("buttonStyle(_:)", "PrimitiveButtonStyle", "EnvironmentModified(self) { $0.styles.button = .plain(style) }"),
    ("buttonStyle(_:)", "", "EnvironmentModified(self) { $0.styles.button = .custom(style) }"),
    ("dynamicTypeSize(_:)", "DynamicTypeSize) ->", "EnvironmentModified(self) { $0.device.dynamicTypeSize = size }"),
    ("dynamicTypeSize(_:)", "<T>", "EnvironmentModified(self) { $0.limitTypeSize(range) }"),
    ("environment(_:_:)", "", "EnvironmentModified(self) { $0[keyPath: keyPath] = value }"),
    ("environment(_:)", "", "EnvironmentModified(self) { $0.put(object) }"),
    ("lineLimit(_:)", "Int?", "EnvironmentModified(self) { $0.setLines(nil, number) }"),
    ("lineLimit(_:)", "ClosedRange", "EnvironmentModified(self) { $0.setLines(limit.lowerBound, limit.upperBound) }"),
    ("lineLimit(_:)", "PartialRangeFrom", "EnvironmentModified(self) { $0.setLines(limit.lowerBound, nil) }"),
    ("lineLimit(_:)", "PartialRangeThrough", "EnvironmentModified(self) { $0.setLines(nil, limit.upperBound) }"),
    ("lineLimit(_:reservesSpace:)", "", "EnvironmentModified(self) { $0.setLines(reservesSpace ? limit : nil, limit) }"),
    ("onAppear(perform:)", "", "Acting(self) { scope, _ in scope.onArrival { action?() } }"),
    ("onDisappear(perform:)", "", "Acting(self) { scope, _ in scope.onLeaving { action?() } }"),
    ("onChange(of:initial:_:)", "(V, V)", "Acting(self) { scope, _ in scope.onChange(of: value, initial: initial) { action($0, $1) } }"),
    ("onChange(of:initial:_:)", "", "Acting(self) { scope, _ in scope.onChange(of: value, initial: initial) { _, _ in action() } }"),
    ("onSubmit(of:_:)", "", "EnvironmentModified(self) { $0.submitting.append(Submitting(triggers: triggers, action: action)) }"),
    ("onOpenURL(perform:)", "", "Acting(self) { scope, _ in scope.host.urlActions.append(action) }"),
    ("onTapGesture(count:perform:)", "", 'Tapped(self, "onTapGesture(count:perform:)", action)'),
    ("sensoryFeedback(_:trigger:)", "", "Acting(self) { scope, _ in scope.onChange(of: trigger, initial: false) { _, _ in scope.host.feedback.append(feedback) } }"),
    ("sensoryFeedback(_:trigger:condition:)", "", "Acting(self) { scope, _ in scope.onChange(of: trigger, initial: false) { if condition($0, $1) { scope.host.feedback.append(feedback) } } }"),
    ("sensoryFeedback(trigger:_:)", "", "Acting(self) { scope, _ in scope.onChange(of: trigger, initial: false) { _, _ in if let made = feedback() { scope.host.feedback.append(made) } } }"),
    ("focused(_:)", "", "Focused(self, condition, true)"),
    ("focused(_:equals:)", "", "Focused(self, binding, value)"),
    ("defaultFocus(_:_:priority:)", "", "Acting(self) { scope, _ in scope.onArrival { binding.wrappedValue = value } }"),
    ("navigationTitle(_:)", "", "Acting(self) { scope, _ in scope.traits.title = titleKey.string }"),
    ("navigationBarTitleDisplayMode(_:)", "", 'Acting(self) { scope, _ in scope.traits.titleDisplayMode = "\\(displayMode)" }'),
    ("toolbarTitleDisplayMode(_:)", "", "Acting(self) { scope, _ in scope.traits.titleDisplayMode = mode.name }"),
    ("navigationDestination(for:destination:)", "", "Leading(self, data, destination)"),
    ("toolbar(content:)", "ToolbarContent", "Tooled(self, content())"),
    ("toolbar(content:)", "", "Tooled(self, ToolbarItemGroup(content: content))"),
    ("toolbar(id:content:)", "", "Tooled(self, content())"),
    ("presentationDetents(_:)", "", "Acting(self) { scope, _ in scope.traits.detents = detents.sorted { $0.height(in: 1) < $1.height(in: 1) } }"),
    ("sheet(isPresented:onDismiss:content:)", "", 'Presenting(self, "Sheet", isPresented, onDismiss: onDismiss, content)'),
    ("sheet(item:onDismiss:content:)", "", 'PresentingItem(self, "Sheet", item, onDismiss: onDismiss, content)'),
    ("fullScreenCover(isPresented:onDismiss:content:)", "", 'Presenting(self, "FullScreenCover", isPresented, onDismiss: onDismiss, content)'),
    ("fullScreenCover(item:onDismiss:content:)", "", 'PresentingItem(self, "FullScreenCover", item, onDismiss: onDismiss, content)'),
    ("popover(isPresented:attachmentAnchor:arrowEdge:content:)", "", 'Presenting(self, "Popover", isPresented, content)'),
    ("popover(item:attachmentAnchor:arrowEdge:content:)", "", 'PresentingItem(self, "Popover", item, content)'),
    ("fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)", "", "ImportingFiles(self, isPresented, allowedContentTypes.map(\\.identifier), many: allowsMultipleSelection, onCompletion)"),
    ("fileImporter(isPresented:allowedContentTypes:onCompletion:)", "", "ImportingFiles(self, isPresented, allowedContentTypes.map(\\.identifier), many: false, one(onCompletion))"),
    ("tabItem(_:)", "", 'Recorded(self, "tabItem(_:)", ["label": ViewArgument(label())])'),
    ("background(_:alignment:)", "", 'Recorded(self, "background(alignment:content:)", ["alignment": alignment, "content": ViewArgument(background)])'),
    ("overlay(_:alignment:)", "", 'Recorded(self, "overlay(alignment:content:)", ["alignment": alignment, "content": ViewArgument(overlay)])'),
    ("background(ignoresSafeAreaEdges:)", "", 'Recorded(self, "background(ignoresSafeAreaEdges:)", ["edges": edges, "style": BackgroundStyle()])'),
    ("background(in:fillStyle:)", "", 'Recorded(self, "background(in:fillStyle:)", ["shape": ShapeArgument(shape), "fillStyle": fillStyle, "style": BackgroundStyle()])'),
    ("mask(_:)", "", 'Recorded(self, "mask(alignment:_:)", ["alignment": Alignment.center, "mask": ViewArgument(mask)])'),
    ("phaseAnimator(_:content:animation:)", "", "Phased(self, Array(phases), content)"),
    ("phaseAnimator(_:trigger:content:animation:)", "", "Phased(self, Array(phases), content)"),
    ("accessibility(addTraits:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityAddTraits(_:)", ["traits": traits]))'),
    ("accessibility(hidden:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityHidden(_:)", ["hidden": hidden]))'),
    ("accessibility(label:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityLabel(_:)", ["label": label]))'),
    ("accessibility(sortPriority:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilitySortPriority(_:)", ["sortPriority": sortPriority]))'),
    ("accessibility(value:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityValue(_:)", ["value": value]))'),
    ("accessibilityHint(_:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityHint(_:)", ["hint": {hint}]))'),
    ("accessibilityValue(_:)", "", 'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("accessibilityValue(_:)", ["value": valueDescription]))'),
]

# Hand-written beside the rows: they name what Linux lacks, or what Xcode 16 spells in another way.
SKIP = {
    "modifier(_:)": "written by hand",
    "onReceive(_:perform:)": "Combine is not on Linux",
    "task(name:priority:file:line:_:)": "Xcode 16 spells it task(priority:_:)",
    "contentToolbar(for:content:)": "newer than 17.0",
    "autocapitalization(_:)": "deprecated; UITextAutocapitalizationType is not modelled",
    "animation(_:)": "two rows of one spelling, one of them deprecated in 15.0",
    "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)": "gestures are not modelled",
    "onLongPressGesture(minimumDuration:perform:onPressingChanged:)": "gestures are not modelled",
    "containerBackground(for:alignment:content:)": "not modelled",
    "accessibilityLabel(content:)": "newer than 17.0",
}


def body(symbol, declaration):
    """The Swift body for a row, or None where it is only written down."""
    for name, part, swift in EXACT:
        if name == symbol and part in declaration:
            if "{hint}" in swift:
                swift = swift.replace("{hint}", "hintKey" if "hintKey" in declaration else "hint")
            return swift
    if symbol in ENVIRONMENT:
        return "EnvironmentModified(self) { %s }" % ENVIRONMENT[symbol]
    for start, kind in (("alert(", "Alert"), ("confirmationDialog(", "ConfirmationDialog")):
        if symbol.startswith(start):
            return asking(kind, declaration)
    return None


def asking(kind, declaration):
    title = next(n for n in ("titleKey", "titleResource", "title") if f"_ {n}:" in declaration)
    text = "title" if "_ title: Text" in declaration else f"Text({title})"
    has_data = "presenting data" in declaration
    actions = "data.map { actions($0) }" if has_data else "actions()"
    message = "nil as EmptyView?"
    if "message:" in declaration:
        message = "data.map { message($0) }" if has_data else "message()"
    visibility = "titleVisibility: titleVisibility, " if "titleVisibility" in declaration else ""
    return f'Asking(self, "{kind}", {text}, isPresented, {visibility}actions: {actions}, message: {message})'
