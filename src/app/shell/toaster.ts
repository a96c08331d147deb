import { provideToaster, toast } from '#src/web/toast.ts'

type Words = { messages: string; typedBack: string }

/**
 * The toaster's chunk, and what watches the way back, come after the page. Nothing waits for the first message: that may
 * be that the academy cannot be reached.
 * @param messages the accessible name of where they appear
 * @param typedBack what somebody is told before the way back loses what they typed
 */
export function startToasts({ messages, typedBack }: Words): void {
  const load = () => import('#src/ui/overlays/toast-host.tsx')
  void import('./watching.ts').then(({ watch }) => watch(() => toast.error(typedBack)))
  provideToaster(async () => (await load()).mountToasts(messages))
  const loadEarly = () => void load().catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadEarly)
  else setTimeout(loadEarly, 1000) // Safari
}
