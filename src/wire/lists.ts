/** Rows of a list are counted up to here. A total of one more than this stands for any number above it. */
export const COUNTED_ROWS = 10_000

/** Letters of the name under which an administrator saves a view of a list. */
export const VIEW_NAME_MAX = 40
