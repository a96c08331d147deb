import { z } from 'zod'

import { SignInPassword, User } from '#src/features/accounts/contract.ts'
import { Email, Id, Instant, Line } from '#src/wire/fields.ts'

const SignedIn = z.object({ user: User })

const Method = z.enum(['passkey', 'app', 'recovery'])

const StepToken = z.string().max(100)

/** Six digits, with or without a space in their middle. */
const AppCode = z
  .string()
  .max(20)
  .transform(text => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'A code has six digits'))

const RecoveryCode = z.string().min(1).max(60)

const Base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)

/** What a browser hands over of an authenticator, without what extensions say, of which nothing is used. */
const credential = <R extends z.ZodType>(response: R) =>
  z.strictObject({
    id: Base64Url(1400).min(1),
    rawId: Base64Url(1400).min(1),
    type: z.literal('public-key'),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
    response,
  })

const Registration = credential(
  z.strictObject({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    authenticatorData: Base64Url(8000).exactOptional(),
    publicKey: Base64Url(4000).exactOptional(),
    publicKeyAlgorithm: z.number().int().exactOptional(),
    transports: z.array(z.string().max(30)).max(10).exactOptional(),
  }),
)

const Assertion = credential(
  z.strictObject({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(3000),
    signature: Base64Url(2000),
    userHandle: Base64Url(100).exactOptional(),
  }),
)

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })
const Wish = z.enum(['required', 'preferred', 'discouraged'])

/** What the browser's `navigator.credentials.get` is asked with; an empty list leaves the choice to the person. */
const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: Wish,
})

/** What the browser's `navigator.credentials.create` is asked with. */
const CreationOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({ residentKey: Wish, requireResidentKey: z.boolean(), userVerification: Wish }),
  attestation: z.literal('none'),
})

const Passkey = z.object({
  _id: Id,
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})

const PasskeyName = Line.min(1).max(60)

/** With the first factor come the recovery codes, which are shown this once. */
const Enrolled = z.object({ recoveryCodes: z.array(z.string()).nullable() })
const Removed = z.object({ removed: z.literal(true) })
const Confirmed = z.object({ confirmedUntil: Instant })

export const factorsContract = {
  /** The password alone signs in whoever has no second factor; anybody else it leads to the second step. */
  signIn: {
    input: z.strictObject({ email: Email, password: SignInPassword }),
    output: z.union([SignedIn, z.object({ secondFactor: z.object({ token: z.string(), methods: z.array(Method) }) })]),
  },
  signInWithApp: { input: z.strictObject({ token: StepToken, code: AppCode }), output: SignedIn },
  signInWithRecovery: { input: z.strictObject({ token: StepToken, code: RecoveryCode }), output: SignedIn },
  /** With a token, for the second step; without one, for a passkey alone. */
  askSignInPasskey: {
    input: z.strictObject({ token: StepToken.optional() }),
    output: z.object({ token: z.string(), options: RequestOptions }),
  },
  signInWithPasskey: { input: z.strictObject({ token: StepToken, credential: Assertion }), output: SignedIn },
  /** What was done to a password, to emails or to second factors (T16). The token sets a new password, as a reset link's. */
  undoChange: { input: z.strictObject({ token: z.string().max(100) }), output: z.object({ resetToken: z.string() }) },

  listFactors: {
    input: z.strictObject({}),
    output: z.object({
      passkeys: z.array(Passkey),
      passkeysMax: z.number().int(),
      app: z.object({ createdAt: Instant }).nullable(),
      recoveryCodesLeft: z.number().int(),
      /** Whether this person's role asks for a second factor here. */
      isRequired: z.boolean(),
    }),
  },
  beginPasskey: { input: z.strictObject({}), output: z.object({ options: CreationOptions }) },
  addPasskey: { input: z.strictObject({ name: PasskeyName, credential: Registration }), output: Enrolled },
  renamePasskey: {
    input: z.strictObject({ id: Id, name: PasskeyName }),
    output: z.object({ renamed: z.literal(true) }),
  },
  removePasskey: { input: z.strictObject({ id: Id }), output: Removed },
  /** The secret for an authenticator app, in text, as an address and as an image of it; kept once a code proves it. */
  beginApp: {
    input: z.strictObject({}),
    output: z.object({ secret: z.string(), url: z.string(), image: z.string() }),
  },
  addApp: { input: z.strictObject({ code: AppCode }), output: Enrolled },
  removeApp: { input: z.strictObject({}), output: Removed },
  renewRecoveryCodes: { input: z.strictObject({}), output: z.object({ recoveryCodes: z.array(z.string()) }) },

  confirmWithApp: { input: z.strictObject({ code: AppCode }), output: Confirmed },
  confirmWithRecovery: { input: z.strictObject({ code: RecoveryCode }), output: Confirmed },
  askConfirmPasskey: { input: z.strictObject({}), output: z.object({ options: RequestOptions }) },
  confirmWithPasskey: { input: z.strictObject({ credential: Assertion }), output: Confirmed },
} as const
