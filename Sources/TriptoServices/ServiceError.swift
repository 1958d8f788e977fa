/// Why a service gave no answer. No case holds a key, a body or anything the client said.
public enum ServiceError: Error, Sendable, Equatable {
  /// Any status but 200 and 429; redirects are among them, since none is followed.
  case refused(status: Int)
  /// 429: it may answer again after that time, if it has said so.
  case busy(after: Duration?)
  /// The answer says that the account has nothing left to spend, whatever its status is.
  case quotaSpent(status: Int)
  case timedOut
  case unreachable
  /// More than `limit` bytes.
  case tooLong(limit: Int)
  /// The connection ended before the answer did.
  case cutShort

  /// Whether asking again may help: after a timeout, 408, 429 and 5xx.
  var isPassing: Bool {
    switch self {
    case .timedOut, .busy: true
    case .refused(let status): status == 408 || status >= 500
    case .quotaSpent, .unreachable, .tooLong, .cutShort: false
    }
  }
}
