/** What one uploaded file may weigh (D-50). */
export const UPLOAD_MAX_BYTES = 10_000_000

/** What a PDF may weigh: a handout or a paper with its figures. A call that takes one says so by `fileBytes`. */
export const PDF_MAX_BYTES = 50_000_000

/** A short video that goes round behind a slide. */
export const CLIP_MAX_BYTES = 50_000_000
