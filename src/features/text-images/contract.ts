import { z } from 'zod'

import { Upload } from '#src/wire/fields.ts'

export const textImagesContract = {
  addTextImage: { input: z.strictObject({ file: Upload }), output: z.object({ url: z.string() }), files: 1 },
} as const
