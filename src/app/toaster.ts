import { provideToaster } from '#src/web/toast.ts'

/** The toaster's chunk loads with the first message. */
export function startToasts(): void {
  provideToaster(async () => (await import('#src/ui/toast-host.tsx')).mountToasts())
}
