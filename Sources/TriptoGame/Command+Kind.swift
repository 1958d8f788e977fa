extension Command {
  public var kind: Kind {
    switch self {
    case .join: .join
    case .connect: .connect
    case .disconnect: .disconnect
    case .restart: .restart
    case .fire: .fire
    case .voiced: .voiced
    case .setPlan: .setPlan
    case .selectPack: .selectPack
    case .setSettings: .setSettings
    case .start: .start
    case .nextClue: .nextClue
    case .pause: .pause
    case .resume: .resume
    case .skip: .skip
    case .forceReveal: .forceReveal
    case .nextDestination: .nextDestination
    case .endGame: .endGame
    case .setMusicGain: .setMusicGain
    case .kick: .kick
    case .rename: .rename
    case .lockLobby: .lockLobby
    case .setVerdict: .setVerdict
    case .replayClue: .replayClue
    case .extendTimer: .extendTimer
    case .offerHandover: .offerHandover
    case .pullBrake: .pullBrake
    case .lockAnswer: .lockAnswer
    case .answerFollowup: .answerFollowup
    case .react: .react
    case .draft: .draft
    case .note: .note
    case .release: .release
    case .seat: .seat
    case .rematch: .rematch
    case .drawCarriages: .drawCarriages
    }
  }
}
