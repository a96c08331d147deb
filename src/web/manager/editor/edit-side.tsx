// What stands beside the words of an editor.
import { type ReactNode, useState } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Segmented } from '#src/ui/controls/segmented.tsx'

import { DeviceFrame } from './device-frame.tsx'

const faces = ['card', 'page', 'phone'] as const
const windows = { page: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

interface PreviewProps {
  /** Its card. */
  children: ReactNode
  /** What its page begins with. */
  page?: (() => ReactNode) | undefined
  /** Whether nothing is typed yet: what its card says are the names of the fields, and faint. */
  isBlank?: boolean
}

/**
 * How a thing looks on the site with what is typed now: its card and, in a window of a desk or a phone, its page. Nothing in
 * them can be pressed, as the page may not exist yet, and nothing is read out: all of it stands in the fields.
 */
export function Preview({ children, page, isBlank }: PreviewProps) {
  const t = useTranslations('manager.editor')
  const [face, setFace] = useState<(typeof faces)[number]>('card')
  return (
    <section className="edit-preview">
      <div className="edit-preview-head">
        <h2>{t('preview')}</h2>
        {page && (
          <Segmented
            label={t('preview')}
            value={face}
            onChange={setFace}
            options={faces.map(value => ({ value, label: t(`faces.${value}`) }))}
          />
        )}
      </div>
      {page && face !== 'card' ? (
        <div className="edit-page" role="region" aria-label={t(`faces.${face}`)} tabIndex={0}>
          <DeviceFrame key={face} title={t(`faces.${face}`)} {...windows[face]} isWhole>
            {page()}
          </DeviceFrame>
        </div>
      ) : (
        <div inert aria-hidden="true" data-blank={isBlank ? '' : undefined}>
          {children}
        </div>
      )}
    </section>
  )
}

/** @returns what a form holds now. `form.watch()` would draw the whole form anew with each key; this draws who asks. */
export function useValues<V extends FieldValues>(form: UseFormReturn<V>): V {
  useWatch({ control: form.control })
  return form.getValues()
}

/** What of a thing is no text: its state, price, pictures. */
export function Settings({ children }: { children: ReactNode }) {
  const t = useTranslations('manager.editor')
  return (
    <section className="panel edit-settings">
      <h2>{t('settings')}</h2>
      {children}
    </section>
  )
}
