/** Ends a sleep early; rung while nobody sleeps, it makes the next sleep short. */
export type Bell = { ring: () => void; sleep: (ms: number) => Promise<void> }

/** @returns a bell for one sleeper */
export function newBell(): Bell {
  let wakeUp: (() => void) | undefined
  let rung = false
  return {
    ring: () => {
      rung = true
      wakeUp?.()
    },
    sleep: ms =>
      new Promise(resolve => {
        const timer = setTimeout(() => wakeUp?.(), rung ? 0 : ms)
        wakeUp = () => {
          clearTimeout(timer)
          rung = false
          wakeUp = undefined
          resolve()
        }
      }),
  }
}
