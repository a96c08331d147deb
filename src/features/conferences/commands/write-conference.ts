import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { conferencesContract } from '../contract.ts'
import { conferenceImage, speakerImage } from '../policy.ts'
import { getConference } from '../queries/find-conferences.ts'
import { conferences, type Speaker } from '../tables.ts'
import { readProgramme } from './read-programme.ts'
import { keysFor } from './speaker-keys.ts'

type Given = z.output<typeof conferencesContract.createConference.input>
type Changed = z.output<typeof conferencesContract.updateConference.input>
type Row = typeof conferences.$inferSelect
type Fields = ReturnType<typeof shown>

/**
 * Adds a conference. Images are rendered again and stored before the transaction.
 * Refuses 'not-an-image', and 'invalid' for an end before the start and for a programme that does not fit the conference.
 */
export async function createConference(context: Context, given: Given) {
  const fields = await readFields(context, given, undefined)
  if (isRefused(fields)) return fields
  return keepFiles(context.storage, filesOf(fields), () =>
    context.db.transaction(async tx => {
      const [made] = await tx.insert(conferences).values(fields).returning()
      if (!made) throw new Error('an insert returns its row')
      await recordAudit(tx, context, { action: 'conference.create', thing: made, after: fields })
      return finish(tx, context, made)
    }),
  )
}

/**
 * Changes a conference; an image that is not sent again stays. Refuses like `createConference`, 'not-found', and
 * 'conflict' for a form of an older version.
 */
export async function updateConference(context: Context, { id, version, ...given }: Changed) {
  const [seen] = await context.db.select().from(conferences).where(eq(conferences.id, id))
  if (!seen) return refuse('not-found')
  const fields = await readFields(context, given, seen)
  if (isRefused(fields)) return fields
  const fresh = filesOf(fields).filter(key => !filesOf(seen).includes(key))
  return keepFiles(context.storage, fresh, () =>
    context.db.transaction(async tx => {
      const [before] = await tx.select().from(conferences).where(eq(conferences.id, id)).for('update')
      if (!before) return refuse('not-found')
      if (await isStale(version, () => shown(before))) return refuse('conflict')
      const changed = { ...fields, updatedAt: context.now() }
      const [after] = await tx.update(conferences).set(changed).where(eq(conferences.id, id)).returning()
      if (!after) return refuse('not-found')
      await context.queue.send(tx, 'remove-files', {
        keys: filesOf(before).filter(key => !filesOf(after).includes(key)),
      })
      await recordAudit(tx, context, {
        action: 'conference.update',
        thing: after,
        before: shown(before),
        after: fields,
      })
      return finish(tx, context, after)
    }),
  )
}

/** What the form of a conference changes. */
export async function conferenceState(db: Db, { id }: { id: string }) {
  const [row] = await db.select().from(conferences).where(eq(conferences.id, id))
  return row && shown(row)
}

async function finish(tx: Tx, context: Context, { id }: Row) {
  await announce(tx, ['conferences', `conference:${id}`])
  return getConference({ ...context, db: tx }, { id })
}

async function readFields(context: Context, given: Given, former: Row | undefined): Promise<Fields | Refused> {
  const { name, location, description, startDate, endDate = null } = given
  if (endDate && endDate < startDate) return refuse('invalid', { text: 'endDate: The end lies before the start' })
  const days = { startsOn: startDate, endsOn: endDate }
  const told = await readProgrammeAndSpeakers(context, { ...given, ...days }, former)
  if (isRefused(told)) return told
  const image = await readImage(context, given.file, former)
  return isRefused(image) ? image : { name, location, ...days, description, image, ...told }
}

/** Images are stored only where nothing is wrong with the words. */
async function readProgrammeAndSpeakers(
  context: Context,
  { speakers = [], speakerImages = [], programme, startsOn, endsOn }: Given & Pick<Row, 'startsOn' | 'endsOn'>,
  former: Pick<Row, 'speakers' | 'programme'> = { speakers: [], programme: [] },
) {
  const named = keysFor(speakers, former.speakers)
  const read = readProgramme(programme, { startsOn, endsOn, speakers: named, former: former.programme })
  if (isRefused(read)) return read
  const stored = await readSpeakers(context, { speakers: named, speakerImages, former: former.speakers })
  return isRefused(stored) ? stored : { speakers: stored, programme: read }
}

/** The key of the image that was sent, or of the one that stays. */
const readImage = async (context: Context, file: File | undefined, former: Row | undefined) =>
  file ? storeImage(context, conferenceImage, file) : (former?.image ?? null)

type Speakers = {
  speakers: ReturnType<typeof keysFor>
  speakerImages: readonly File[]
  former: readonly Speaker[]
}

async function readSpeakers(
  context: Context,
  { speakers, speakerImages, former }: Speakers,
): Promise<Speaker[] | Refused> {
  // A sender that marks nothing gives the first speakers their images.
  const isMarked = speakers.some(({ picture }) => picture === 'new')
  const files = [...speakerImages]
  const made: Speaker[] = []
  for (const { key, firstName, lastName, affiliation, picture } of speakers) {
    const file = !isMarked || picture === 'new' ? files.shift() : undefined
    const kept = former.find(({ image }) => image && publicFileUrl(image) === picture)?.image
    const image = file ? await storeImage(context, speakerImage, file) : kept
    if (isRefused(image)) return image
    made.push({ key, firstName, lastName, ...(affiliation && { affiliation }), ...(image && { image }) })
  }
  return made
}

/** The files of a conference's own images. */
export const filesOf = ({ image, speakers }: Pick<Row, 'image' | 'speakers'>): string[] => [
  ...filesOfImage(conferenceImage, image),
  ...speakers.flatMap(speaker => filesOfImage(speakerImage, speaker.image)),
]

/** What the audit keeps of a conference. */
export const shown = (row: Row) => writtenOf(row, 'id', 'createdAt', 'updatedAt', 'search')
