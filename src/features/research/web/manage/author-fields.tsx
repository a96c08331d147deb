import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { bareOrcid } from '#src/wire/text/scholarly-ids.ts'

import { useResearchRules, withoutAddress } from './research-rules.ts'
import { noAuthor, type ResearchValues } from './values.ts'

/** D-42: who wrote it, in order. */
export function AuthorFields({ form }: { form: UseFormReturn<ResearchValues> }) {
  const t = useTranslations('managers.research')
  const { rows: authors, append, remove } = rowsOf(form, 'authors')
  const { orcid } = useResearchRules()
  return (
    <section className="panel manager-part">
      <h2>{t('authors')}</h2>
      {authors.map((_, index) => (
        <fieldset key={index} className="manager-row">
          <legend>
            {t('author', { number: index + 1 })}
            <RowButton label={t('removeAuthor', { number: index + 1 })} onClick={() => remove(index)}>
              <Trash2 />
            </RowButton>
          </legend>
          <div className="manager-two">
            <TextField
              label={t('authorName')}
              maxLength={120}
              {...fieldOf(form, `authors.${index}.name`, { validate: filled(t('authorNameMissing')) })}
            />
            <TextField label={t('affiliation')} maxLength={200} {...fieldOf(form, `authors.${index}.affiliation`)} />
            <TextField
              label={t('orcid')}
              maxLength={19}
              {...withoutAddress(fieldOf(form, `authors.${index}.orcid`, { validate: orcid }), bareOrcid)}
            />
          </div>
          <Checkbox {...form.register(`authors.${index}.isOrganisation`)}>{t('isOrganisation')}</Checkbox>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => append(noAuthor)}>
          <Plus />
          {t('addAuthor')}
        </Button>
      </div>
    </section>
  )
}
