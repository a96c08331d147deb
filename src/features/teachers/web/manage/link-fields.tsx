import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { isWebAddress } from '#src/web/manager/forms/web-address.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { TEACHER_LINKS_MAX } from '#src/wire/text/text-limits.ts'

import { noLink, type TeacherValues } from './values.ts'

/** Where more of a teacher is found: their laboratory, papers, networks. */
export function LinkFields({ form }: { form: UseFormReturn<TeacherValues> }) {
  const t = useTranslations('managers.teachers')
  const { rows: links, append, remove } = rowsOf(form, 'links')
  return (
    <section className="manager-part">
      <h2>{t('links')}</h2>
      {links.map((link, index) => {
        const number = index + 1
        return (
          <fieldset key={number} className="manager-row">
            <legend>
              {t('link', { number })}
              <RowButton label={t('removeLink', { number })} onClick={() => remove(index)}>
                <Trash2 />
              </RowButton>
            </legend>
            <div className="manager-two">
              <TextField
                label={t('linkLabel')}
                maxLength={60}
                {...fieldOf(form, `links.${index}.label`, {
                  validate: label => label.trim() !== '' || link.url.trim() === '' || t('linkLabelMissing'),
                })}
              />
              <TextField
                label={t('linkUrl')}
                type="url"
                inputMode="url"
                maxLength={500}
                placeholder={t('linkPlaceholder')}
                {...fieldOf(form, `links.${index}.url`, {
                  validate: url =>
                    isWebAddress(url) || (url.trim() === '' && link.label.trim() === '') || t('linkWrong'),
                })}
              />
            </div>
          </fieldset>
        )
      })}
      {links.length < TEACHER_LINKS_MAX && (
        <div>
          <Button onClick={() => append(noLink)}>
            <Plus />
            {t('addLink')}
          </Button>
        </div>
      )}
    </section>
  )
}
