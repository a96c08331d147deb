/** What one uploaded file may weigh (D-50). */
export const UPLOAD_MAX_BYTES = 10_000_000

/** What a PDF may weigh: a handout or a paper with its figures. A call that takes one says so by `fileBytes`. */
export const PDF_MAX_BYTES = 50_000_000

/** What a browser may send for a slide of the landing page, by the slide's kind; the bytes are looked at anyway. */
export const SLIDE_TYPES = {
  image: ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'],
  video: ['video/mp4', 'video/webm'],
} as const

/** A short video that goes round behind a slide. */
export const CLIP_MAX_BYTES = 50_000_000
