import { takeAllDigits } from '#src/ui/controls/western-digits.ts'
import { watchBack } from '#src/ui/overlays/back.ts'
import { watchGlimpses } from '#src/web/glimpses.ts'

/** What looks after every page, once it is alive. @param tellTyped says that the way back would lose what was typed */
export function watch(tellTyped: () => void): void {
  watchBack(tellTyped)
  takeAllDigits()
  watchGlimpses()
}
