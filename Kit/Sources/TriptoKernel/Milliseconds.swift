/// Milliseconds: a moment since the Unix epoch, or a length of time. The variable's name says which.
public typealias Milliseconds = Int
