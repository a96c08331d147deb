import { useState } from 'react'

import { Button } from '../controls/button.tsx'
import { EmptyState, ErrorState, Notice } from '../controls/message.tsx'
import { Track } from '../layout/track.tsx'
import type { ShowToast } from '../overlays/toast-host.tsx'
import { Part, Row } from './part.tsx'

let show: Promise<ShowToast> | undefined

const say: ShowToast = (kind, text) => {
  show ??= import('../overlays/toast-host.tsx').then(host => host.mountToasts('Notifications'))
  void show.then(present => present(kind, text))
}

export function GalleryMessages() {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Part name="Toasts, notices">
        <Row>
          <Button onClick={() => say('success', 'Login successfully')}>Success toast</Button>
          <Button onClick={() => say('error', 'Password incorrect')}>Error toast</Button>
        </Row>
        <Notice>The course opens on Monday.</Notice>
        <Notice tone="success">Your certificate is ready.</Notice>
        <Notice tone="warning">
          You already hold Silver, monthly. A second plan starts beside it; it does not replace it.
        </Notice>
        <Notice tone="error">The payment was refused by the bank.</Notice>
      </Part>
      <Part name="Track">
        <Track percent={60} />
      </Part>
      <Part name="Empty and failed">
        <div className="grid gap-5 sm:grid-cols-2">
          <EmptyState title="No courses yet" text="Our courses appear here as they open." />
          <EmptyState
            searched
            title="No course matches the search!"
            text="Try fewer categories or a lower rating."
            action={<Button>Reset filters</Button>}
          />
          <ErrorState
            title="This list could not be loaded"
            text="The connection was lost on the way."
            retryLabel="Retry"
            busy={busy}
            onRetry={() => setBusy(true)}
          />
        </div>
      </Part>
    </>
  )
}
