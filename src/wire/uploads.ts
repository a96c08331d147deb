// What both sides hold to when a film is sent.

/** The largest film that is taken. */
export const VIDEO_MAX_BYTES = 20_000_000_000

/** A film is sent in pieces of this size: one fits well into the time that a request may take, on a slow line too. */
export const PIECE_BYTES = 16_000_000
