import { z } from 'zod'

import { NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#src/wire/account-rules.ts'
import { Email, Id, Instant, Name as AnyName, PageNumber, Upload, wholeNumber } from '#src/wire/fields.ts'

/** L-AUTH-5: what sign-in and sign-up accept. */
export const SignInPassword = z
  .string()
  .max(PASSWORD_MAX)
  .refine(value => value.length >= PASSWORD_MIN, { error: 'Password must be at least 6 characters' })

/** L-AUTH-7 */
const Name = AnyName.max(NAME_MAX).refine(value => value.length >= NAME_MIN, {
  error: 'User Name must be at least 3 characters',
})

const Token = z.string().max(100)

/** Where somebody goes on afterwards; what is no place of this site is forgotten. */
const Next = z.string().max(4000).optional()

/** Digits, as a number or as text. */
const Code = z.union([z.number().int(), z.string().trim().max(12)]).transform(String)

/** A password that is compared with the stored one, whatever the rules were when it was made. */
const OwnPassword = z.string().max(PASSWORD_MAX)

export const User = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  secondary_email: z.string().nullable(),
  image: z.string().nullable(),
  role: z.enum(['learner', 'admin']),
  createdAt: Instant,
})

export const accountsContract = {
  signUp: {
    input: z.strictObject({
      firstName: Name,
      lastName: Name,
      email: Email,
      password: SignInPassword,
      next: Next,
      invitation: Token.optional(),
    }),
    output: z.object({ token: z.string() }),
  },
  activate: {
    input: z.strictObject({
      activationCode: Code,
      token: Token,
      /** Where the sign-up began in another browser. */
      password: OwnPassword.optional(),
    }),
    output: z.object({ user: User }),
  },
  /** What the activation page says before anything is typed. */
  waitingSignUp: {
    input: z.strictObject({ token: Token }),
    output: z.object({
      email: z.string(),
      /** True in another browser than the one that signed up. */
      needsPassword: z.boolean(),
      /** Where they were on their way to when they signed up. */
      next: z.string().nullable(),
      /** In how many seconds another code can be asked for. */
      resendInSeconds: z.int(),
    }),
  },
  /** What the page of an invitation says. */
  readInvitation: { input: z.strictObject({ token: Token }), output: z.object({ email: z.string() }) },
  listInvitations: {
    input: z.strictObject({ page: PageNumber.default(1), limit: wholeNumber(1, 100).default(20) }),
    output: z.object({
      total: z.int(),
      NbOfPages: z.int(),
      invitations: z.array(z.object({ _id: Id, email: z.string(), sentAt: Instant, endsAt: Instant })),
    }),
  },
  /** Who has an account already is among `known`. */
  inviteUsers: {
    input: z.strictObject({ emails: z.array(Email).min(1).max(100) }),
    output: z.object({ invited: z.array(z.string()), known: z.array(z.string()) }),
  },
  withdrawInvitation: { input: z.strictObject({ id: Id }), output: z.object({ withdrawn: z.literal(true) }) },
  resendActivation: {
    input: z.strictObject({ token: Token }),
    output: z.object({ sent: z.literal(true) }),
  },
  refresh: {
    input: z.strictObject({}),
    /** `mustEnrol`: the administrator's role is theirs only once they have a second factor. */
    output: z.object({ user: User.extend({ mustEnrol: z.literal(true).optional() }) }),
  },
  signOut: { input: z.strictObject({}), output: z.object({ signedOut: z.literal(true) }) },
  recoverPassword: { input: z.strictObject({ email: Email, next: Next }), output: z.object({ sent: z.literal(true) }) },
  waitingReset: { input: z.strictObject({ token: Token }), output: z.object({ waiting: z.literal(true) }) },
  resetPassword: {
    input: z.strictObject({ newPassword: z.string().max(PASSWORD_MAX), token: Token }),
    /** `next`: where they were on their way to when they asked for the link. */
    output: z.object({ changed: z.literal(true), next: z.string().optional() }),
  },
  profile: {
    input: z.strictObject({}),
    output: z.object({
      user: User,
      /** A second email that waits for its code, asked for in this session. */
      pendingEmail: z.string().nullable(),
      /** In how many seconds another code for it can be asked for. */
      resendInSeconds: z.int(),
      /** When the account will be deleted, if the person asked for it. */
      deletionAt: Instant.nullable(),
    }),
  },
  /** Which parts may be changed to what is for the command to say: that depends on what they are (D-14). */
  updateName: {
    input: z.strictObject({ firstName: AnyName.min(1).max(NAME_MAX), lastName: AnyName.min(1).max(NAME_MAX) }),
    output: z.object({ user: User }),
  },
  putAvatar: { input: z.strictObject({ file: Upload }), output: z.object({ user: User }), files: 1 },
  confirmWithPassword: {
    input: z.strictObject({ password: OwnPassword }),
    output: z.object({ confirmedUntil: Instant }),
  },
  addEmail: {
    input: z.strictObject({ secondaryEmail: Email, password: OwnPassword }),
    output: z.object({ sent: z.literal(true) }),
  },
  resendEmailCode: { input: z.strictObject({}), output: z.object({ sent: z.literal(true) }) },
  activateEmail: { input: z.strictObject({ activationCode: Code }), output: z.object({ user: User }) },
  deleteSecondEmail: { input: z.strictObject({}), output: z.object({ user: User }) },
  makeEmailPrimary: { input: z.strictObject({}), output: z.object({ user: User }) },
  changePassword: {
    input: z.strictObject({
      password: OwnPassword,
      newPassword: z.string().max(PASSWORD_MAX),
      /** The dialog sends what was typed again (D-13). */
      confirmPassword: z.string().max(PASSWORD_MAX).optional(),
    }),
    output: z.object({ changed: z.literal(true) }),
  },
  listSessions: {
    input: z.strictObject({}),
    output: z.object({
      sessions: z.array(
        z.object({
          _id: Id,
          /** In words, such as Firefox and Windows; null where the browser did not say. */
          browser: z.string().nullable(),
          system: z.string().nullable(),
          createdAt: Instant,
          lastSeenAt: Instant,
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
  endSession: { input: z.strictObject({ id: Id }), output: z.object({ ended: z.literal(true) }) },
  endSessions: { input: z.strictObject({}), output: z.object({ ended: z.literal(true) }) },
  requestDeletion: {
    input: z.strictObject({ password: OwnPassword }),
    output: z.object({ deletionAt: Instant }),
  },
  cancelDeletion: { input: z.strictObject({}), output: z.object({ kept: z.literal(true) }) },
} as const
