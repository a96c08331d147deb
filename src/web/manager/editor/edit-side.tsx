// What stands beside the words of an editor.
import { ImageUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
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
  /** Whether it has a picture by now; without it, its picture is not chosen here. */
  hasPicture?: boolean
}

/**
 * How a thing looks on the site with what is typed now: its card and, in a window of a desk or a phone, its page. Nothing in
 * them can be pressed, as the page may not exist yet, and nothing is read out: all of it stands in the fields.
 */
export function Preview({ children, page, isBlank, hasPicture }: PreviewProps) {
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
        <div className="edit-face-box">
          <div inert aria-hidden="true" data-blank={isBlank ? '' : undefined}>
            {children}
          </div>
          {hasPicture !== undefined && <PictureButton isThere={hasPicture} />}
        </div>
      )}
    </section>
  )
}

/** Asks for a file where the form asks for the picture. */
function PictureButton({ isThere }: { isThere: boolean }) {
  const t = useTranslations('manager.editor')
  const choose = (form: HTMLFormElement | null) =>
    form?.querySelector<HTMLInputElement>('.edit-settings .image-field input[type=file]')?.click()
  return (
    <div className="edit-picture" data-there={isThere ? '' : undefined}>
      <Button size="sm" variant={isThere ? 'ink' : 'line'} onClick={({ currentTarget }) => choose(currentTarget.form)}>
        <ImageUp />
        {t(isThere ? 'changePicture' : 'addPicture')}
      </Button>
    </div>
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
