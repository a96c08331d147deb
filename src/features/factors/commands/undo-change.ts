import type { z } from 'zod'

import { takeAccountBack } from '#src/features/accounts/commands/addresses/take-account-back.ts'
import type { Context } from '#src/server/context.ts'

import type { factorsContract } from '../contract.ts'
import { removeFactorsSince } from './enrolment.ts'

type Input = z.output<typeof factorsContract.undoChange.input>

/**
 * Gives an account back with an undo link, without the second factors that came since (T16): who enrolled one would keep
 * its owner out with it. Factors that were removed do not return; where the role asks for one, the owner enrols anew.
 * @returns as `takeAccountBack`
 */
export const undoChange = (context: Context, { token }: Input) => takeAccountBack(context, token, removeFactorsSince)
