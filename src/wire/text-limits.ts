// How long what people write may be, in characters: the server refuses more, and fields stop there.

export const REVIEW_MAX = 2000
