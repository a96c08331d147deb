import { codeTries } from '#src/features/accounts/policy.ts'
import { refuse } from '#src/wire/refusals.ts'

/** @param tries how often the code was tried by now: whoever has used up all tries is told so at once */
export const refuseWrongCode = (tries: number) =>
  refuse(
    'code-wrong',
    tries < codeTries ? {} : { text: 'The activation code is not correct. Please ask for a new one' },
  )
