// An application with its steps and pictures, as the commands that write them need it.
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { filesOfImage, storeImage } from '#src/server/images.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract.ts'
import { applicationImage } from '../policy.ts'
import { applications, applicationSteps } from '../tables.ts'

type Given = z.output<typeof applicationsContract.createApplication.input>
type Step = { readonly title: string; readonly description: string; readonly image: string | null }
type Row = typeof applications.$inferSelect & { readonly steps: readonly Step[] }
/** Storage keys of the pictures, those that stay and those that came. */
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

/** Stores the pictures that came, and finds those that stay. Refuses 'not-an-image'; then nothing stays of any. */
export async function storePictures(
  context: Context,
  { file, steps, stepImages = [] }: Given,
  former: Stored | undefined,
): Promise<Stored | Refused> {
  const image = file ? await storeImage(context.storage, applicationImage, file) : (former?.image ?? null)
  if (isRefused(image)) return image
  // A sender that marks nothing gives the first steps their pictures.
  const isMarked = steps.some(step => step.image === 'new')
  const files = [...stepImages]
  const made: Step[] = []
  for (const { image: address, ...step } of steps) {
    const picture = !isMarked || address === 'new' ? files.shift() : undefined
    const kept = former?.steps.find(one => one.image && publicFileUrl(one.image) === address)?.image ?? null
    const key = picture ? await storeImage(context.storage, applicationImage, picture) : kept
    if (isRefused(key)) {
      await removePictures(context, findPictures({ image, steps: made }), former ? findPictures(former) : [])
      return key
    }
    made.push({ ...step, image: key })
  }
  return { image, steps: made }
}

/** All files of an application's own pictures. */
export const findPictures = ({ image, steps }: Stored): string[] =>
  [image, ...steps.map(step => step.image)].flatMap(key => filesOfImage(applicationImage, key))

/** Removes pictures at once that no row ever named, except those that one does. */
export async function removePictures(context: Context, keys: readonly string[], except: readonly string[]) {
  await Promise.all(keys.filter(key => !except.includes(key)).map(key => context.storage.remove(key)))
}

/** What the audit keeps of an application. */
export const shown = ({ name, applicantType, desiredDevelopment, level, deadline, image, steps }: Row) => ({
  name,
  applicantType,
  desiredDevelopment,
  level,
  deadline: deadline.toISOString(),
  image,
  steps,
})
