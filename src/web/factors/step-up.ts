// The way from a call that the server wants confirmed to the dialog that asks for it, which loads with the dashboard.

/** Asks the person to prove that it is them. @returns whether they did */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let underWay: Promise<boolean> | undefined

/** Whether the server wants a proof first, by the second factor or, where there is none, by the password. */
export const asksForProof = (code: unknown): boolean => code === 'factor-needed' || code === 'confirmation-needed'

/** Says who asks; called by the dialog's host while it is there. */
export function shareStepUp(asking: Ask | undefined): void {
  ask = asking
}

/** Asks once for all calls that want it at the same moment. @returns false where nobody can be asked */
export function stepUp(): Promise<boolean> {
  underWay ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined
  })
  return underWay
}
