import 'sonner/dist/styles.css'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

export type ToastKind = 'success' | 'error'
export type ShowToast = (kind: ToastKind, text: string) => void

/** ms. With the 200 ms of leaving, a toast is seen for about 1200 ms. */
const durationMs = 1000

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
  toast.custom(() => <ToastBox kind={kind} text={text} />, { duration: durationMs })
}

/** The effects of `Toaster` run before this one: when `onReady` is called it listens. */
function ToastHost({ label, onReady }: { label: string; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return <Toaster position="bottom-center" customAriaLabel={label} mobileOffset={{ bottom: '5.5rem' }} />
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
