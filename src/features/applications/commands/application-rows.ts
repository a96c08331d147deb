// An application with its steps and images, as the commands that write them need it.
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db } from '#src/server/database/database.ts'
import { filesOfImage, removeImage, storeImage } from '#src/server/images/images.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { applicationImage } from '../policy.ts'
import { applications, applicationSteps } from '../tables.ts'

type Given = z.output<typeof applicationsContract.createApplication.input>
type Step = { readonly title: string; readonly description: string; readonly image: string | null }
type Row = typeof applications.$inferSelect & { readonly steps: readonly Step[] }
/** Storage keys of the images, those that stay and those that came. */
export type Stored = Pick<Row, 'image' | 'steps'>

/** An application with its steps in order. */
export async function readApplication(db: Db, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  if (!row) return undefined
  const steps = await db
    .select({
      title: applicationSteps.title,
      description: applicationSteps.description,
      image: applicationSteps.image,
    })
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, id))
    .orderBy(asc(applicationSteps.position))
  return { ...row, steps }
}

/** Stores the images that came, and finds those that stay. Refuses 'not-an-image'; then nothing stays of any. */
export async function storeImages(
  context: Context,
  given: Given,
  former: Stored | undefined,
): Promise<Stored | Refused> {
  const fresh: string[] = []
  const store = async (file: File | undefined, kept: string | null): Promise<string | null | Refused> => {
    if (!file) return kept
    const key = await storeImage(context, applicationImage, file)
    if (!isRefused(key)) fresh.push(key)
    return key
  }
  const image = await store(given.file, former?.image ?? null)
  if (isRefused(image)) return image
  const steps: Step[] = []
  for (const { file, kept, ...step } of assignImages(given, former?.steps ?? [])) {
    const key = await store(file, kept)
    if (isRefused(key)) {
      await Promise.all(fresh.map(one => removeImage(context.storage, applicationImage, one)))
      return key
    }
    steps.push({ ...step, image: key })
  }
  return { image, steps }
}

/** Which step gets which of the images that came, and which stored one stays where none did. */
function assignImages({ steps, stepImages = [] }: Given, former: readonly Step[]) {
  // A sender that marks nothing gives the first steps their images.
  const isMarked = steps.some(step => step.image === 'new')
  const files = [...stepImages]
  return steps.map(({ title, description, image }) => ({
    title,
    description,
    file: !isMarked || image === 'new' ? files.shift() : undefined,
    kept: former.find(one => one.image && publicFileUrl(one.image) === image)?.image ?? null,
  }))
}

/** All files of an application's own images. */
export const findImages = ({ image, steps }: Stored): string[] =>
  [image, ...steps.map(step => step.image)].flatMap(key => filesOfImage(applicationImage, key))

/** What the audit keeps of an application. */
export const shown = (row: Row) => ({
  ...writtenOf(row, 'id', 'createdAt', 'updatedAt'),
  deadline: row.deadline.toISOString(),
})
