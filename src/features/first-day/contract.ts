import { z } from 'zod'

import { User } from '#src/features/accounts/contract.ts'
import { NAME_MAX, PASSWORD_MAX } from '#src/wire/account-rules.ts'
import { Email, Line, Name, Password } from '#src/wire/fields.ts'
import { ACADEMY_NAME_MAX } from '#src/wire/text/text-limits.ts'

const Token = z.string().max(100)

export const firstDayContract = {
  /** What the page of the set-up says. */
  readSetUp: { input: z.strictObject({ token: Token }), output: z.object({ academy: z.string() }) },
  setUp: {
    input: z.strictObject({
      token: Token,
      academy: Name.min(1).max(ACADEMY_NAME_MAX),
      firstName: Name.min(1).max(NAME_MAX),
      lastName: Name.min(1).max(NAME_MAX),
      email: Email,
      password: z.string().max(PASSWORD_MAX),
    }),
    output: z.object({ user: User }),
  },
  /** Ends the demo. `next`: where the browser goes on; `backup`: the file that holds what was there. */
  startOwn: {
    input: z.strictObject({ confirmation: Line, password: Password }),
    output: z.object({ next: z.string(), backup: z.string() }),
  },
  sendTestMail: { input: z.strictObject({}), output: z.object({ to: z.string() }) },
  /** Somebody followed the link of a test mail. */
  confirmTestMail: { input: z.strictObject({ token: Token }), output: z.object({ arrived: z.literal(true) }) },
} as const
