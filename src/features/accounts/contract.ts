import { z } from 'zod'

import { NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#src/wire/account-rules.ts'
import { Email, Id, Instant, Line } from '#src/wire/fields.ts'

/** L-AUTH-5: what sign-in and sign-up accept. */
const Password = z
  .string()
  .max(PASSWORD_MAX)
  .refine(value => value.length >= PASSWORD_MIN, { error: 'Password must be at least 6 characters' })

/** L-AUTH-7 */
const Name = Line.max(NAME_MAX).refine(value => value.length >= NAME_MIN, {
  error: 'User Name must be at least 3 characters',
})

const Token = z.string().max(100)

const User = z.object({
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
  signIn: {
    input: z.strictObject({ email: Email, password: Password }),
    output: z.object({ user: User }),
  },
  signUp: {
    input: z.strictObject({ firstName: Name, lastName: Name, email: Email, password: Password }),
    output: z.object({ token: z.string() }),
  },
  activate: {
    input: z.strictObject({
      /** Digits, as a number or as text. */
      activationCode: z.union([z.number().int(), z.string().trim().max(12)]).transform(String),
      token: Token,
    }),
    output: z.object({ user: User }),
  },
  resendActivation: { input: z.strictObject({ token: Token }), output: z.object({ sent: z.literal(true) }) },
  refresh: { input: z.strictObject({}), output: z.object({ user: User }) },
  signOut: { input: z.strictObject({}), output: z.object({ signedOut: z.literal(true) }) },
  recoverPassword: { input: z.strictObject({ email: Email }), output: z.object({ sent: z.literal(true) }) },
  resetPassword: {
    input: z.strictObject({ newPassword: z.string().max(PASSWORD_MAX), token: Token }),
    output: z.object({ changed: z.literal(true) }),
  },
  undoChange: {
    input: z.strictObject({ token: Token }),
    /** Sets a new password, as a reset link does. */
    output: z.object({ resetToken: z.string() }),
  },
} as const
