import { type ComponentProps, lazy, Suspense } from 'react'

import { useHydrated } from '#src/web/form.ts'

import type { OwnRegistration as Own } from './own-registration.tsx'

type Props = ComponentProps<typeof Own>
export type Registration = Props['registration']

const OwnRegistration = lazy(async () => ({ default: (await import('./own-registration.tsx')).OwnRegistration }))

/** What somebody registered: only who did loads it, and the server, which cannot wait for a chunk, leaves it out. */
export function OwnRegistrationLater(props: Props) {
  const isAlive = useHydrated()
  return (
    isAlive && (
      <Suspense>
        <OwnRegistration {...props} />
      </Suspense>
    )
  )
}
