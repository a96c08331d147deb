import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findGroup } from './find-seats.ts'
import { listPlaces, PAGE } from './read-seats.ts'

const heads = ['Email', 'State', 'Invited', 'Taken', 'Name', 'Percent', 'Begun', 'Finished', 'Last day', 'Certificate']

/** The places of an order of the caller's own as a table, without anything that opens one. */
export async function exportSeats(context: Context, id: string) {
  const { db, actor } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const group = await findGroup(db, { id, userId: user.id })
  if (!group) return refuse('not-found')
  let file = BYTE_ORDER_MARK + csvLine(heads)
  for (let offset = 0; offset < group.seats; offset += PAGE) {
    const places = await listPlaces(context, group, { limit: PAGE, offset })
    file += places.map(place => csvLine(cellsOf(place))).join('')
    if (places.length < PAGE) break
  }
  return file
}

type Place = Awaited<ReturnType<typeof listPlaces>>[number]

function cellsOf({ email, sentAt, takenAt, progress }: Place): string[] {
  const state = takenAt ? 'taken' : 'invited'
  const shown = progress ? learningOf(progress) : [takenAt ? 'does not share' : '', '', '', '', '', '']
  return [email ?? '', state, dayOf(sentAt), dayOf(takenAt), ...shown]
}

/** Of a course its percent, of a plan how many courses were begun and finished. */
const learningOf = ({ name, percent, courses, lastDay, hasCertificate }: NonNullable<Place['progress']>): string[] => [
  name,
  written(percent),
  written(courses?.begun),
  written(courses?.finished),
  dayOf(lastDay),
  hasCertificate ? 'yes' : 'no',
]

const written = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : String(number)

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? ''
