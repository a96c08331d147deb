import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import { holdSession } from '#src/features/accounts/commands/lock-users.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { signOwnPut } from '#src/server/storage/signed-puts.ts'
import { SIGNED_PUT_SECONDS } from '#src/server/storage/storage.ts'
import { isStale } from '#src/server/versions.ts'
import { seconds } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { homeContract } from '../contract.ts'
import { INCOMING, mostBytes, uploadLimit } from '../policy.ts'
import { holdSlide } from '../queries/slides.ts'
import { heroUploads } from '../tables.ts'
import { lookForFile } from './look-for-file.ts'

type Input = z.output<typeof homeContract.updateHero.input>

/**
 * Writes down what a slide is to become and signs where its file may be sent: under a key of ours, in the type that was
 * said, no longer than allowed, for ten minutes (T86). What was asked for this slide before is forgotten, and so is this
 * once somebody changes the slide's words.
 * @returns the address for the PUT, and the id of the upload
 */
export async function requestHeroUpload(context: Context, input: Input) {
  const { db, now, actor } = context
  const { size, contentType } = input
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const tooMany = await countAttempt(context, uploadLimit, user.id)
  if (tooMany) return tooMany
  const most = mostBytes[input.asset_type]
  if (size !== undefined && size > most) return refuse('too-large')
  const key = `${INCOMING}/${randomUUID()}`
  const terms = { key, contentType, isPublic: true }
  const { url } =
    size === undefined
      ? signOwnPut(context, { ...terms, contentLength: most, isExact: false })
      : await context.storage.signedPut({ ...terms, contentLength: size })
  const row = {
    h1: input.h1,
    p: input.p,
    link: input.link,
    color: input.color,
    assetType: input.asset_type,
    theme: input.theme,
    key,
    id: randomUUID(),
    state: 'waiting',
    failure: null,
    expiresAt: new Date(now().getTime() + seconds(SIGNED_PUT_SECONDS)),
  } as const
  const refused = await db.transaction(async tx => {
    // Whoever takes their rights, or changes the slide, meanwhile finds this upload or is found by it.
    if (!(await holdSession(tx, user))) return refuse('sign-in')
    const slide = await holdSlide(tx, input.pageNb)
    if (await isStale(input.version, () => slide ?? {})) return refuse('conflict')
    if (input.theme === 'dark' && !slide) return refuse('not-found')
    await tx
      .insert(heroUploads)
      .values({ pageNb: input.pageNb, ...row })
      .onConflictDoUpdate({ target: [heroUploads.pageNb, heroUploads.theme], set: row })
    await recordAudit(tx, context, { action: 'hero.upload', thing: { id: row.id, name: input.h1 }, after: input })
    await lookForFile(context, tx, { pageNb: input.pageNb, upload: row.id })
    return undefined
  })
  return refused ?? { url, upload: row.id }
}
