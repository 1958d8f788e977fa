import TriptoDesign
import TriptoKernel
import TriptoWire

/// Makes the lines of a preview.
struct PreviewMaker {
  let pack: PackDetailResponse
  let evidence: Evidence
  let isVeiled: Bool
  /// The points of the clue that is being changed.
  let open: Int?
  let messages: Messages
  private var host: HostMessages { messages.host }

  var clues: [Preview.Line] { pack.clues.enumerated().map { clue($1, at: $0) } }

  var questions: [Preview.Line] {
    pack.followupQuestions.enumerated().map { question($1, at: $0) }
  }

  private func clue(_ clue: PackClue, at index: Int) -> Preview.Line {
    let finding = finding(evidence.clues, index)
    let badge = finding.map { Badge(line: $0, of: pack.roundId, evidence) }
    let hasTexts = pack.clueTexts?.contains { $0.points == clue.points } == true
    let canEdit = !isVeiled && hasTexts && open != clue.points
    return Preview.Line(
      id: clue.points, label: messages.common.nPts(n: clue.points), badge: badge,
      badgeText: badge?.text(host), text: veiled(clue.text), answer: nil, more: [],
      findings: findings(finding), edit: canEdit ? host.editClue : nil,
      editLabel: canEdit ? host.editClueOf(n: clue.points) : nil)
  }

  private func question(_ question: PackFollowup, at index: Int) -> Preview.Line {
    let finding = finding(evidence.followups, index)
    let badge = finding.map { Badge(line: $0, of: pack.roundId, evidence) }
    return Preview.Line(
      id: index + 1, label: host.followupRows(n: index + 1), badge: badge,
      badgeText: badge?.text(host), text: veiled(question.questionText),
      answer: veiled(messages.common.rightAnswerIs(a: question.correctAnswer)),
      more: isVeiled ? [] : more(question), findings: findings(finding), edit: nil, editLabel: nil)
  }

  private func more(_ question: PackFollowup) -> [String] {
    let also = question.aliases ?? []
    let accepted = also.isEmpty ? [] : [host.accepted(list: also.joined(separator: ", "))]
    return accepted + (question.options.map { [$0.joined(separator: " · ")] } ?? [])
  }

  private func finding(_ all: [Evidence.Finding?], _ index: Int) -> Evidence.Finding? {
    all.indices.contains(index) ? all[index] : nil
  }

  private func findings(_ finding: Evidence.Finding?) -> Findings? {
    isVeiled ? nil : Findings(finding, evidence, host)
  }

  private func veiled(_ text: String) -> Preview.Veiled {
    Preview.Veiled(text, isVeiled: isVeiled, host)
  }
}
