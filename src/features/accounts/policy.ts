import type { Limit } from '#src/server/limits/limits.ts'
import { PICTURE_PX } from '#src/wire/account-rules.ts'
import { days, hours, minutes } from '#src/wire/durations.ts'

/** How long the secrets that travel by mail are good (D-16, D-21). */
export const codeLifeMs = minutes(10)
export const codeTries = 5
export const signUpLifeMs = days(1)
export const resetLifeMs = hours(1)
/** T16 */
export const undoLifeMs = hours(72)

/** How long somebody who asked to be deleted may think better of it. */
export const deletionPauseMs = days(14)

/** How a person's picture is kept (L-PROF-1). */
export const pictureKind = { folder: 'public/avatars', widths: [PICTURE_PX], square: true } as const

/** True for the key of a picture that somebody uploaded; those of the demo are shared, and stay. */
export const isUploadedPicture = (key: string): boolean =>
  key.startsWith(`${pictureKind.folder}/`) && key.endsWith(`/${PICTURE_PX}.avif`)

/** How often people, addresses and browsers may try. */
export const limits = {
  /** Wrong passwords for one account, from browsers that have not signed in to it before (T1). */
  account: { name: 'sign-in-account', max: 10, windowMs: minutes(15) },
  /** The same for a browser that has: strangers cannot lock its owner out. */
  device: { name: 'sign-in-device', max: 10, windowMs: minutes(15) },
  /** Failed sign-ins from one network address, whatever the account (T2). */
  address: { name: 'sign-in-address', max: 30, windowMs: minutes(15) },
  /** Sign-ins with an unknown e-mail from one network address: the specified text tells which exist (T8). */
  unknownEmail: { name: 'sign-in-unknown', max: 10, windowMs: minutes(15) },
  signUps: { name: 'sign-up', max: 10, windowMs: hours(1) },
  /** Codes to one e-mail, of all its sign-ups together (T5). */
  codes: { name: 'activation-code', max: 5, windowMs: days(1) },
  /** Requests for a reset link from one network address, and links to one account (T49). */
  recoveries: { name: 'recover-address', max: 20, windowMs: hours(1) },
  resetLinks: { name: 'recover-account', max: 3, windowMs: hours(1) },
  /** Wrong passwords where a signed-in person is asked for it again (T79). */
  prompts: { name: 'password-prompt', max: 10, windowMs: minutes(15) },
  /** Exports of everything that we know of one person. */
  exports: { name: 'data-export', max: 3, windowMs: days(1) },
  /** Pictures of one person: each costs us a moment of work (T56). */
  pictures: { name: 'picture', max: 20, windowMs: hours(1) },
  /** Codes for a second e-mail, of one person (T6). */
  emailCodes: { name: 'email-code', max: 3, windowMs: hours(1) },
} as const satisfies Record<string, Limit>
