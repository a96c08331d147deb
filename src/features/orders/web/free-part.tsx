import { useState } from 'react'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

interface FreePartProps {
  text: string
  /** What the button says. */
  go: string
  /** Orders it, and leaves the page. @returns why it could not; nothing where the page is left all the same */
  order: () => Promise<string | undefined>
}

/** In the place of a payment form, where nothing is left to pay: one press opens it. */
export function FreePart({ text, go, order }: FreePartProps) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const press = async () => {
    setBusy(true)
    const refusal = await order()
    if (refusal === undefined) return
    setMessage(refusal)
    setBusy(false)
  }
  return (
    <section className="panel pay-form">
      <p>{text}</p>
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void press()}>
        {go}
      </Button>
    </section>
  )
}
