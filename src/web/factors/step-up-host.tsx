import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { shareStepUp } from './step-up.ts'

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }))

/** Stands once in the dashboard, and opens the dialog for whatever call wants a confirmation. */
export function StepUpHost() {
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(isConfirmed: boolean) => void>(undefined)
  useEffect(() => {
    shareStepUp(() => {
      setOpened(count => count + 1)
      setOpen(true)
      return new Promise(resolve => {
        settle.current = resolve
      })
    })
    return () => shareStepUp(undefined)
  }, [])
  const end = (isConfirmed: boolean) => {
    setOpen(false)
    settle.current?.(isConfirmed)
  }
  if (opened === 0) return null
  return (
    <Suspense>
      <StepUpDialog key={opened} open={isOpen} onEnd={end} />
    </Suspense>
  )
}
