import clsx from 'clsx'
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'

import type { EditorHead } from './editor-head.ts'
import { EditorParts, type EditorPart } from './editor-parts.tsx'
import { useSize } from './use-size.ts'

import './editor.css'
import './edit-side.css'
import './edit-files.css'
import './edit-paper.css'
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
      {hasSide && (
        <EditorParts
          {...{ part, setPart }}
          hasPreview={Boolean(preview)}
          hasSettings={Boolean(settings)}
          isBelowTabs={head.keepsTabs}
        />
      )}
      {notices}
      <div className={clsx('edit-columns', hasSide && 'has-side')} data-part={part}>
        <div className="edit-main" data-edit-part="content">
          {children}
        </div>
        {hasSide && (
          <Side>
            {preview && <div data-edit-part="preview">{preview}</div>}
            {settings && <div data-edit-part="settings">{settings}</div>}
          </Side>
        )}
      </div>
    </>
  )
}

/** It stays in view where it is no longer than the window: how tall it is, its sheet has to be told. */
function Side({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { height } = useSize(box)
  const size: CSSProperties & Record<'--tall', string | undefined> = { '--tall': height ? `${height}px` : undefined }
  return (
    <div ref={setBox} className="edit-side" style={size}>
      {children}
    </div>
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
