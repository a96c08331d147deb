import { provideToaster, toast } from '#src/web/toast.ts'

type Words = { messages: string; typedBack: string }

/**
 * The toaster's chunk loads with the first message; what watches the way back comes after the page.
 * @param messages the accessible name of where they appear
 * @param typedBack what somebody is told before the way back loses what they typed
 */
export function startToasts({ messages, typedBack }: Words): void {
  void import('#src/ui/overlays/back.ts').then(({ watchBack }) => watchBack(() => toast.error(typedBack)))
  provideToaster(async () => (await import('#src/ui/overlays/toast-host.tsx')).mountToasts(messages))
}
