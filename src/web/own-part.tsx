import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { ErrorState } from '#src/ui/controls/message.tsx'

import { hasFailed, type Failed } from './calls/loader.ts'

interface OwnPartProps<T> {
  title: string
  read: T | Failed
  failedText: string
  retryLabel: string
  children: (read: T) => ReactNode
}

/** A part of a person's own page, or that it could not be read (D-41). */
export function OwnPart<T>({ title, read, failedText, retryLabel, children }: OwnPartProps<T>) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="prof-part">
      <h2>{title}</h2>
      {hasFailed(read) ? (
        <ErrorState
          title={failedText}
          retryLabel={retryLabel}
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      ) : (
        children(read)
      )}
    </section>
  )
}
