import { CircleAlert, CircleCheck, Info, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from './button.tsx'

export interface EmptyStateProps {
  /** The specification's sentence for an empty result. */
  title: ReactNode
  text?: ReactNode
  /** One action. */
  action?: ReactNode
  heading?: 'h2' | 'h3' | undefined
  /** Whether somebody has searched; otherwise there is nothing yet, and the drawing shows a start. */
  searched?: boolean
}

export function EmptyState({ title, text, action, heading: Heading = 'h3', searched = false }: EmptyStateProps) {
  return (
    <div className="panel empty">
      <svg
        className="line-art flip"
        viewBox="0 0 160 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M8 84h92a36 36 0 0 0 0-72H8M8 68h88a20 20 0 0 0 0-40H8" strokeLinecap="round" opacity=".5" />
        {searched ? (
          <>
            <circle cx="118" cy="60" r="18" fill="var(--surface)" />
            <path d="m131 73 12 12" strokeLinecap="round" />
          </>
        ) : (
          <path d="M40 4v88M52 20h6m-6 56h6" strokeLinecap="round" />
        )}
      </svg>
      <Heading className="title">{title}</Heading>
      {text && <p className="text">{text}</p>}
      {action && <div className="action">{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** Says that the thing could not be loaded; it must never read like an empty result. */
  title: ReactNode
  text?: ReactNode
  retryLabel: string
  onRetry: () => void
  /** True while the retry is on its way. */
  busy?: boolean | undefined
  heading?: 'h2' | 'h3' | undefined
}

export function ErrorState({ title, text, retryLabel, onRetry, busy, heading: Heading = 'h3' }: ErrorStateProps) {
  return (
    <div className="panel empty" role="alert">
      <svg
        className="line-art"
        viewBox="0 0 160 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M8 54h34l8-26 12 50 8-24h12M110 54h42" strokeLinecap="round" strokeLinejoin="round" />
        <path d="m92 46 12 16m0-16L92 62" stroke="var(--error)" strokeLinecap="round" />
      </svg>
      <Heading className="title">{title}</Heading>
      {text && <p className="text">{text}</p>}
      <div className="action">
        <Button onClick={onRetry} busy={busy}>
          {!busy && <RotateCw />}
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}

type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const noticeIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

export interface NoticeProps {
  tone?: NoticeTone | undefined
  children: ReactNode
  /** Set when it appears after an action, so that it is read out: `alert` at once, `status` when there is time. */
  role?: 'alert' | 'status' | undefined
}

/** A remark that stays on the page. */
export function Notice({ tone = 'info', children, role }: NoticeProps) {
  const Icon = noticeIcons[tone]
  return (
    <div className="note" data-tone={tone} role={role}>
      <Icon />
      <div>{children}</div>
    </div>
  )
}
