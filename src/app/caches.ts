// What the process keeps, and how it hears that it is no longer true.
import type pg from 'pg'

import type { Services } from '#src/server/context.ts'
import { listenForChanges } from '#src/server/database/changes.ts'
import { forgetFigures } from '#src/server/database/counts.ts'
import { IDENTITY, type HeldIdentity } from '#src/server/identity/identity.ts'
import { createKeptReads } from '#src/server/keeping/kept-reads.ts'
import { createPageCache } from '#src/server/pages/page-cache.ts'
import type { Config } from '#src/server/settings/env.ts'
import { createSoon } from '#src/server/turns/soon.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

import { features } from './features.ts'

/** Room for what reads give to everybody alike. */
const KEPT_READS_BYTES = 16_000_000

export type CacheOptions = {
  readonly config: Config
  readonly database: pg.PoolConfig
  readonly dev?: boolean
  /** Off: every page is drawn anew, as in development. */
  readonly pageCache?: boolean
  /** Whether reads that are the same for everybody are kept. */
  readonly keptReads?: boolean
  /** How long a kept page counts as new, unless its data change. */
  readonly pageFreshMs?: number
}

type Around = Pick<Services, 'db' | 'log'> & {
  readonly identity: HeldIdentity
  readonly options: CacheOptions
  readonly closing: AsyncDisposableStack
}

/** @returns what is kept, and `catchUp`: until everything is heard that was written before */
export async function openCaches({ options, db, log, identity, closing }: Around) {
  const keptReads = options.keptReads === false ? undefined : createKeptReads(KEPT_READS_BYTES)
  const cache = openPageCache(options)
  // Reads before the pages that are made from them.
  const kept = [keptReads ?? [], cache ?? []].flat()
  const following = followChanges({ db, log })
  closing.defer(following.close)
  // All that is kept was drawn with what the academy said of itself before.
  const identify = async () => {
    await identity.renew()
    forgetFigures(db)
    for (const { clear } of kept) clear()
  }
  const listener = await listenForChanges(options.database, {
    onChange: tags => {
      if (tags.includes(IDENTITY)) void identify()
      for (const { drop } of kept) drop(tags)
      following.ask(tags)
    },
    onCount: tags => {
      for (const { outpace } of kept) outpace(tags)
    },
    onGap: () => {
      void identify()
      for (const { clear } of kept) clear()
      following.ask()
    },
  })
  closing.defer(listener.close)
  const catchUp = async () => {
    await listener.catchUp()
    await identity.settled()
  }
  return { cache, keptReads, catchUp }
}

function openPageCache({ config, pageCache = true, dev = false, pageFreshMs: freshMs = seconds(5) }: CacheOptions) {
  const { pageCacheBytes: maxBytes } = config
  if (!pageCache || dev || maxBytes === 0) return undefined
  return createPageCache({ freshMs, staleMs: minutes(1), countMs: seconds(1), maxBytes })
}

/** What features do soon after a change, once for all of a second. */
function followChanges({ db, log }: Pick<Services, 'db' | 'log'>) {
  const all = features
    .flatMap(({ afterChange = [] }) => afterChange)
    .map(({ tag, run }) => {
      const onError = (error: unknown) => log.warn({ err: error }, `${tag} was not followed by what it should be`)
      return { tag, ...createSoon(() => run({ db }), { delayMs: seconds(1), onError }) }
    })
  return {
    /** @param tags what changed; without them, whatever may have */
    ask: (tags?: readonly string[]) => {
      for (const { tag, ask } of all) if (!tags || tags.includes(tag)) ask()
    },
    close: async () => {
      await Promise.all(all.map(({ close }) => close()))
    },
  }
}
