import type { Limit } from '#src/server/limits/limits.ts'
import { IMAGE_PX } from '#src/wire/account-rules.ts'
import { days, hours, minutes } from '#src/wire/durations.ts'

/** How long the secrets that travel by mail are good (D-16, D-21). */
export const codeLifeMs = minutes(10)
export const codeTries = 5
export const signUpLifeMs = days(1)
export const resetLifeMs = hours(1)
export const invitationLifeMs = days(30)
export const invitationPauseMs = minutes(1)
/** How many wait at most. */
export const invitationsMax = 5000
/** T16 */
export const undoLifeMs = hours(72)

/** How long a session counts as confirmed after the person proved again that it is them (ASVS 7.5.1). */
export const confirmationLifeMs = minutes(10)

/** How long somebody who asked to be deleted may think better of it. */
export const deletionPauseMs = days(14)

/** How a person's image is kept (L-PROF-1). */
export const avatarImage = { folder: 'public/avatars', widths: [IMAGE_PX], aspect: 1 } as const

/** True for the key of an image that somebody uploaded; those of the demo are shared, and stay. */
export const isUploadedImage = (key: string): boolean =>
  key.startsWith(`${avatarImage.folder}/`) && key.endsWith(`/${IMAGE_PX}.avif`)

/** In how many browsers one person is signed in; the one that was used least lately goes (D3). */
export const sessionsAtOnce = 20

/** How often people, addresses and browsers may try. */
export const limits = {
  /** Attempts for one account from one address, the right ones too: each costs us a hash and a session (D3). */
  signIns: { name: 'sign-in', max: 30, windowMs: minutes(15) },
  /** Wrong passwords for one account from one address, by browsers that have not signed in to it before (T1). */
  guesses: { name: 'sign-in-guesses', max: 10, windowMs: minutes(15) },
  /** The same from all addresses together. A known browser, and a reset link, open even then. */
  account: { name: 'sign-in-account', max: 50, windowMs: hours(1) },
  /** Wrong passwords in a browser that has signed in before: strangers cannot lock its owner out. */
  device: { name: 'sign-in-device', max: 10, windowMs: minutes(15) },
  /** Wrong passwords from one address, whatever the account (T2): a school has many people behind one. */
  address: { name: 'sign-in-address', max: 100, windowMs: minutes(15) },
  /** How many of them are told that it was the password, or that it was the email; the right one opens all the same. */
  answers: { name: 'sign-in-answers', max: 30, windowMs: minutes(15) },
  /** How many are told that the email is unknown: the specified text tells which exist (T8). */
  unknownEmail: { name: 'sign-in-unknown', max: 10, windowMs: minutes(15) },
  signUps: { name: 'sign-up', max: 10, windowMs: hours(1) },
  /** Codes to one email that one caller asks for (T5): what a stranger uses up is not its owner's. */
  codes: { name: 'activation-code', max: 5, windowMs: days(1) },
  /** The same of all callers together, so that nobody's mailbox is flooded (T49). Those who are signed in count apart. */
  codesToOne: { name: 'activation-codes', max: 20, windowMs: days(1) },
  /** How many codes a network may have had to get one when those are used up. */
  codesOfNetwork: { name: 'activation-network', max: 2, windowMs: days(1) },
  /** How often there is one then, for all together. */
  lateCodes: { name: 'activation-late', max: 1, windowMs: minutes(10) },
  /** Requests for a reset link from one network address. */
  recoveries: { name: 'recover-address', max: 20, windowMs: hours(1) },
  /** Links to one email of an account, of which it has two, that one network asks for: a stranger's are not its owner's. */
  resetLinks: { name: 'recover-email', max: 3, windowMs: hours(1) },
  /** The same of all networks together, so that nobody's mailbox is flooded (T49). */
  resetLinksToOne: { name: 'recover-mailbox', max: 12, windowMs: hours(1) },
  /** How many links a network may have had to get one when those are used up. */
  resetLinksOfNetwork: { name: 'recover-network', max: 2, windowMs: days(1) },
  /** How often there is one then, for all together. */
  lateResetLinks: { name: 'recover-late', max: 1, windowMs: minutes(10) },
  /**
   * Wrong answers of one session where a signed-in person is asked for the password or the second factor again (T79). At
   * each guess three of a million codes of an app are right: now, and half a minute to either side.
   */
  prompts: { name: 'prompt', max: 10, windowMs: minutes(15) },
  /** The same in a day, after which the session ends: a stolen one meets an app's code once in 11,000 times. */
  promptsOfSession: { name: 'prompt-session', max: 30, windowMs: days(1) },
  /**
   * The same of all sessions of one person but those that have just signed in. Whoever always had another stolen one, and
   * guessed all year, would meet a code with a probability of one in ten, and the owner would have had a mail each day.
   */
  promptsOfUser: { name: 'prompt-person', max: 100, windowMs: days(1) },
  /** Mails that tell of wrong answers at prompts. */
  promptWarnings: { name: 'prompt-warning', max: 1, windowMs: days(1) },
  /**
   * Passwords at prompts, of one person, with the right ones, which cost us as much (D3); staff who refund one order after
   * the other stay below it.
   */
  allPrompts: { name: 'password-prompt-all', max: 150, windowMs: minutes(15) },
  /** Changes of password, emails and second factors of one person: each mails every address that they have (T103). */
  changes: { name: 'account-change', max: 20, windowMs: hours(1) },
  /** The same in a day, which is what the links that undo them add up to: at most 240 are open. */
  changesOfDay: { name: 'account-change-day', max: 60, windowMs: days(1) },
  /** Exports of everything that we know of one person. */
  exports: { name: 'data-export', max: 3, windowMs: days(1) },
  /** Images of one person: each costs us a moment of work (T56). */
  images: { name: 'picture', max: 20, windowMs: hours(1) },
  /** Codes for a second email, of one person (T6). */
  emailCodes: { name: 'email-code', max: 3, windowMs: hours(1) },
} as const satisfies Record<string, Limit>
