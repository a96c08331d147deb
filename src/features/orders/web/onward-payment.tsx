import type { ReactNode } from 'react'

import { Notice } from '#src/ui/controls/message.tsx'

interface OnwardPaymentProps {
  title: string
  /** What happens, in its order. */
  steps: readonly string[]
  /** Why it does not go on. */
  message: string | undefined
  promise: string
  /** What leads on. */
  children: ReactNode
}

/** A payment that goes on at another page: what happens there, and the way to it. */
export const OnwardPayment = ({ title, steps, message, promise, children }: OnwardPaymentProps) => (
  <section className="panel pay-form">
    <h2 className="pay-heading">{title}</h2>
    <ol className="pay-steps">
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {message && (
      <Notice tone="error" role="alert">
        {message}
      </Notice>
    )}
    {children}
    <p className="pay-promise">{promise}</p>
  </section>
)
