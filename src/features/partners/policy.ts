import type { ImageKind } from '#src/server/images/images.ts'

/** A partner's logo, in its own proportions. */
export const partnerLogo: ImageKind = { folder: 'public/partners', widths: [480] }
