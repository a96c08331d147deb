import { isCallRefused } from '../calls/api.ts'
import { stepUp } from './step-up.ts'

/** Does what the server may want confirmed first, by the password where there is no second factor yet. */
export async function confirmed<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isCallRefused(error) || error.code !== 'confirmation-needed' || !(await stepUp())) throw error
    return run()
  }
}
