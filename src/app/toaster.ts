import { provideToaster } from '#src/web/toast.ts'

/** The toaster's chunk loads with the first message. @param label the accessible name of where they appear */
export function startToasts(label: string): void {
  provideToaster(async () => (await import('#src/ui/toast-host.tsx')).mountToasts(label))
}
