import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Field, type FieldLook } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'

import type { RichTextEditor } from './rich-text-editor.tsx'

export interface RichTextFieldProps extends Pick<FieldLook, 'error' | 'flash' | 'optional' | 'className'> {
  label: string
  /** HTML of the closed list of elements, or plain text. */
  value: string
  /** Told the whole text after each change: HTML of the closed list, empty for no words. */
  onChange: (html: string) => void
  hint?: string | undefined
  /** In characters of the stored text, markup included; the field tells how near it is and refuses nothing. */
  maxLength?: number | undefined
  /** Keeps an image and gives its address; without it there are no images. */
  uploadImage?: ((file: File) => Promise<string>) | undefined
}

/** A labelled text with headings, lists, links, images, tables, code, quotes and formulas. */
export function RichTextField({ hint, maxLength, uploadImage, value, onChange, ...look }: RichTextFieldProps) {
  const t = useTranslations('editor')
  const { Editor, hasFailed, retry } = useEditorPart()
  const isNearEnd = maxLength !== undefined && value.length > maxLength * 0.8
  const help = isNearEnd ? t('length', { length: value.length, max: maxLength }) : hint
  const error = look.error ?? (maxLength !== undefined && value.length > maxLength ? help : undefined)
  return (
    <Field {...look} help={help} error={error}>
      {control => {
        if (Editor) return <Editor {...{ control, value, onChange, uploadImage }} label={look.label} />
        if (!hasFailed) return <Waiting />
        return (
          <>
            <Notice tone="warning" role="alert">
              {t('failed')}
              <Button size="sm" className="ms-3" onClick={retry}>
                <RotateCw />
                {t('retry')}
              </Button>
            </Notice>
            <textarea
              {...control}
              className="input editor-plain"
              value={value}
              onChange={event => onChange(event.currentTarget.value)}
            />
          </>
        )
      }}
    </Field>
  )
}

/** The frame of the editor, its bar and its paper, before it is there. */
function Waiting() {
  return (
    <div className="editor editor-waiting" aria-hidden="true">
      <div className="editor-bars">
        {[3, 6, 5, 3].map((tools, index) => (
          <Skeleton key={index} height="18px" width={`${tools * 28}px`} />
        ))}
      </div>
    </div>
  )
}

let loaded: typeof RichTextEditor | undefined

/** The editor itself, in the browser only: a chunk of its own that no reader loads. */
function useEditorPart() {
  const [Editor, setEditor] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    void import('./rich-text-editor.tsx').then(
      part => {
        loaded = part.RichTextEditor
        if (!isGone) setEditor(() => part.RichTextEditor)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { Editor, hasFailed, retry }
}
