import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { tsQuery, wordsIn } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { Found } from '../contract.ts'
import { chooseBest, holdingWords, prepareSearch, titledAlike, type Hit } from './candidates.ts'
import { sources } from './sources.ts'

/**
 * What is published and holds every word, each from its beginning: the best of each kind. Where nothing does, what is
 * titled much like them, so that a slip of the finger finds something, too.
 */
export async function search({ db }: Context, { q }: { q: string }) {
  const words = wordsIn(q)
  if (words.join('').length < 2) return { found: [], isClose: false }
  return db.transaction(
    async tx => {
      await prepareSearch(tx)
      const exact = await findAll(tx, holdingWords(q, tsQuery(words)))
      if (exact.length > 0) return { found: exact, isClose: false }
      const close = await findAll(tx, titledAlike(q))
      return { found: close, isClose: close.length > 0 }
    },
    { accessMode: 'read only' },
  )
}

async function findAll(tx: Tx, statement: SQL): Promise<z.input<typeof Found>[]> {
  const { rows } = await tx.execute<Hit>(statement)
  return chooseBest(rows).map(({ kind, id, title, about, image, within }) => ({
    kind,
    _id: id,
    title,
    about: within?.[1] ?? about,
    image: image && publicFileUrl(image),
    path: pathOf(kind, id, within?.[0]),
  }))
}

const pathOf = (kind: Hit['kind'], id: string, courseId: string | undefined): string =>
  sources.find(source => source.kind === kind)?.pathOf(id, courseId) ?? '/'
