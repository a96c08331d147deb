import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import { linksOf, noLink, type VideoValues } from './values.ts'

/** A video's links: those that it has, in a list that scrolls (X-FORM-2), and the fields of the next one. */
export function LinkFields({ form }: { form: UseFormReturn<VideoValues> }) {
  const t = useTranslations('managers.videos')
  const manager = useTranslations('manager')
  const links = form.watch('links')
  const isAddress = (value: string, { newLink }: VideoValues) =>
    (value.trim() === '' && newLink.description.trim() === '') ||
    /^https?:\/\/\S+$/.test(value.trim()) ||
    t('linkWrong')
  const change = (next: VideoValues['links'], newLink = noLink) => {
    form.setValue('links', next, { shouldDirty: true })
    form.setValue('newLink', newLink, { shouldDirty: true })
  }
  /** Whatever stands in the fields is kept, unless it is no link. */
  const take = async () => (await form.trigger('newLink.link', { shouldFocus: true })) && linksOf(form.getValues())
  const add = async () => {
    const taken = await take()
    if (!taken) return
    change(taken)
    form.setFocus('newLink.link')
  }
  const edit = async (index: number) => {
    const taken = await take()
    if (!taken) return
    change(taken.toSpliced(index, 1), taken[index])
    form.setFocus('newLink.link')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add()
  }
  return (
    <section className="panel manager-part">
      <h2>{t('links')}</h2>
      {links.length > 0 && (
        <ul className="link-list">
          {links.map(({ link, description }, index) => (
            <li key={`${link} ${description}`}>
              <a href={link} target="_blank" rel="noreferrer">
                {description || link}
              </a>
              <RowButton label={t('changeLink', { link: description || link })} onClick={() => void edit(index)}>
                <Pencil />
              </RowButton>
              <RowButton
                label={t('removeLink', { link: description || link })}
                onClick={() => change(links.toSpliced(index, 1), form.getValues('newLink'))}
              >
                <Trash2 />
              </RowButton>
            </li>
          ))}
        </ul>
      )}
      <div className="video-row">
        <TextField
          label={t('linkAddress')}
          type="url"
          onKeyDown={addByEnter}
          optional={manager('optional')}
          maxLength={500}
          {...fieldOf(form, 'newLink.link', { validate: isAddress })}
        />
        <TextField
          label={t('linkText')}
          onKeyDown={addByEnter}
          maxLength={200}
          {...fieldOf(form, 'newLink.description')}
        />
        <Button onClick={() => void add()}>
          <Plus />
          {t('addLink')}
        </Button>
      </div>
    </section>
  )
}
