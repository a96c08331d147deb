// The six digits of authenticator apps (RFC 6238).
import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'

import type { Context } from '#src/server/context.ts'
import { seal, unseal } from '#src/server/security/secrets.ts'

import { APP_WINDOW, appSettings } from '../policy.ts'
import { findApp } from '../queries.ts'
import { authenticatorApps } from '../tables.ts'

const sealOf = ({ secret }: Pick<Context, 'secret'>, owner: string) => ({ secret, purpose: 'authenticator app', owner })

/** How the secret of a person's app is stored. */
export const sealApp = (context: Pick<Context, 'secret'>, userId: string, secret: string): string =>
  seal(secret, sealOf(context, userId))

/** @returns the secret as base32; undefined when it was sealed with another SESSION_SECRET */
export function unsealApp(context: Context, userId: string, sealed: string): string | undefined {
  const secret = unseal(sealed, sealOf(context, userId))
  if (!secret) context.log.error({ event: 'app-unreadable', userId }, 'SESSION_SECRET was changed: the app is lost')
  return secret
}

/** @returns the half minute that a code belongs to, counted from 1970; undefined for a wrong code */
export function stepOf({ now }: Pick<Context, 'now'>, secret: string, code: string): number | undefined {
  const timestamp = now().getTime()
  const given = { ...appSettings, secret: Secret.fromBase32(secret), token: code, timestamp, window: APP_WINDOW }
  const delta = TOTP.validate(given)
  return delta === null ? undefined : TOTP.counter({ period: appSettings.period, timestamp }) + delta
}

/**
 * Takes a code of a person's app, once: a second one of the same half minute, or of an earlier one, is refused, and of
 * two at once one is taken (ASVS 6.5.1).
 */
export async function takeAppCode(context: Context, userId: string, code: string): Promise<boolean> {
  const app = await findApp(context.db, userId)
  const secret = app && unsealApp(context, userId, app.sealedSecret)
  const lastStep = secret && stepOf(context, secret, code)
  if (!app || !lastStep) return false
  const { rowCount } = await context.db
    .update(authenticatorApps)
    .set({ lastStep })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        eq(authenticatorApps.sealedSecret, app.sealedSecret),
        lt(authenticatorApps.lastStep, lastStep),
      ),
    )
  return rowCount === 1
}
