// What stands beside the words of an editor.
import type { ReactNode } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

/**
 * How a thing looks on the site with what is typed now. Nothing in it can be pressed, as its page may not exist yet, and
 * nothing is read out: all of it stands in the fields.
 */
export function Preview({ children }: { children: ReactNode }) {
  const t = useTranslations('manager.editor')
  return (
    <section className="edit-preview">
      <h2>{t('preview')}</h2>
      <div inert aria-hidden="true">
        {children}
      </div>
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
