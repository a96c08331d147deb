import clsx from 'clsx'
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'

import type { EditorHead } from './editor-head.ts'
import { EditorParts, type EditorPart } from './editor-parts.tsx'

import './editor.css'
import './edit-side.css'
import './edit-rows.css'
import './edit-columns.css'

interface EditorLayoutProps {
  head: EditorHead
  /** Its state, beside its name. */
  badge?: ReactNode
  /** What is saved, and the buttons that save. */
  save: ReactNode
  /** What has to be read before anything else. */
  notices: ReactNode
  /** Title and words. */
  children: ReactNode
  /** How the thing looks in a list. */
  preview?: ReactNode
  /** What is not text. */
  settings?: ReactNode
  form: RefObject<HTMLFormElement | null>
  /** Counts the attempts to save: each leads to what is wrong. */
  attempts: number
}

/**
 * An editor: what can be done stays at its top, the words stand below, settings and preview beside them. On a phone these
 * are three parts, and the buttons stand at the foot.
 */
export function EditorLayout(props: EditorLayoutProps) {
  const { head, badge, save, notices, children, preview, settings, form, attempts } = props
  const [part, setPart] = useState<EditorPart>('content')
  useWrongPart(form, attempts, setPart)
  const hasSide = Boolean(preview ?? settings)
  return (
    <>
      <h1 className="sr-only">{head.heading}</h1>
      <div className="edit-bar">
        <div className="edit-name">
          {head.trail}
          {badge}
        </div>
        {save}
      </div>
      {head.tabs}
      {hasSide && !head.isShort && (
        <EditorParts {...{ part, setPart }} hasPreview={Boolean(preview)} hasSettings={Boolean(settings)} />
      )}
      {notices}
      <div className={clsx('edit-columns', hasSide && 'has-side')} data-part={head.isShort ? undefined : part}>
        <div className="edit-main" data-edit-part="content">
          {children}
        </div>
        {hasSide && (
          <div className="edit-side">
            {preview && <div data-edit-part="preview">{preview}</div>}
            {settings && <div data-edit-part="settings">{settings}</div>}
          </div>
        )}
      </div>
    </>
  )
}

/** On a phone, what is wrong may stand in a part that is not shown: it is, before the focus goes there. */
function useWrongPart(
  form: RefObject<HTMLFormElement | null>,
  attempts: number,
  show: (part: EditorPart) => void,
): void {
  useLayoutEffect(() => {
    const wrong = attempts > 0 && form.current?.querySelector('[aria-invalid=true]')
    const found = wrong ? wrong.closest<HTMLElement>('[data-edit-part]')?.dataset['editPart'] : undefined
    if (found === 'content' || found === 'settings' || found === 'preview') show(found)
  }, [form, attempts, show])
}
