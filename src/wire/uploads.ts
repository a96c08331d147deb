// What both sides hold to when a video is sent.

/** The largest video that is taken. */
export const VIDEO_MAX_BYTES = 20_000_000_000

/** A video is sent in pieces of this size: one fits well into the time that a request may take, on a slow line too. */
export const PIECE_BYTES = 16_000_000
