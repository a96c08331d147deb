import type { ImageKind } from '#src/server/images/images.ts'

/** Head and shoulders, 4:5: cards and pages show it whole, beside a name the upper middle of it is the face. */
export const teacherPortrait: ImageKind = { folder: 'public/teachers', widths: [600, 300, 1200], aspect: 4 / 5 }
