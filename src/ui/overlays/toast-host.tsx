import 'sonner/dist/styles.css'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

export type ToastKind = 'success' | 'error'
export type ShowToast = (kind: ToastKind, text: string) => void

/** ms. With the 200 ms of leaving, a toast is seen for about 1200 ms. */
const durationMs = 1000
/** ms. Screen readers speak what a region they know gets, not what it came with (WCAG 4.1.3). */
const noticedMs = 100

/**
 * Puts the place of toasts at the end of the document and returns, once it stands there, the function that shows one.
 * Call it once. `label` is the accessible name of the region.
 */
export function mountToasts(label: string): Promise<ShowToast> {
  const place = document.body.appendChild(document.createElement('div'))
  return new Promise(resolve => {
    createRoot(place).render(<ToastHost label={label} onReady={() => resolve(showToast)} />)
  })
}

function showToast(kind: ToastKind, text: string): void {
  toast.custom(id => <PassingToast kind={kind} text={text} onSeen={() => toast.dismiss(id)} />, { duration: Infinity })
}

/** ms. What passes beyond it without a new frame on the screen is no time in which a toast was seen. */
const longestFrameMs = 200

/**
 * Says when it was seen long enough. A clock would run while the page stands still, as it does where a slow phone brings
 * it to life, and take away what nobody saw. Under the pointer a toast stays.
 */
function PassingToast({ onSeen, ...box }: ToastBoxProps & { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const done = useRef(onSeen)
  useEffect(() => {
    let seenMs = 0
    let before: number | undefined
    let frame = requestAnimationFrame(function count(now) {
      if (before !== undefined && isPassing(place.current)) seenMs += Math.min(now - before, longestFrameMs)
      before = now
      if (seenMs >= durationMs) done.current()
      else frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={place}>
      <ToastBox {...box} />
    </div>
  )
}

/** The effects of `Toaster` run before this one: when `onReady` is called it listens. */
function ToastHost({ label, onReady }: { label: string; onReady: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onReady, noticedMs)
    return () => clearTimeout(timer)
  }, [onReady])
  return <Toaster position="bottom-center" customAriaLabel={label} mobileOffset={{ bottom: '5.5rem' }} />
}

/** Whether the toast can be seen by now, and nobody holds it. */
function isPassing(place: HTMLElement | null): boolean {
  const shown = place?.closest('[data-sonner-toast]')
  if (!shown || shown.matches('[data-expanded=true]')) return false
  return Number(getComputedStyle(shown).opacity) > 0.3
}

export interface ToastBoxProps {
  kind: ToastKind
  text: string
}

export function ToastBox({ kind, text }: ToastBoxProps) {
  return (
    <div className="toast" data-kind={kind}>
      {kind === 'success' ? <CircleCheck /> : <CircleAlert />}
      {text}
    </div>
  )
}
