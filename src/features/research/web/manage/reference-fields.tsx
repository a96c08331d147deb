import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { bareDoi } from '#src/wire/text/scholarly-ids.ts'

import { useResearchRules, withoutAddress } from './research-rules.ts'
import { noReference, type ResearchValues } from './values.ts'

/** D-42: what it builds on, in the order of its numbers. */
export function ReferenceFields({ form }: { form: UseFormReturn<ResearchValues> }) {
  const t = useTranslations('managers.research')
  const { rows: references, append, remove } = rowsOf(form, 'references')
  const { doi, year, address } = useResearchRules()
  const labels = [
    { name: 'referenceTitle', key: 'title', validate: filled(t('titleMissing')) },
    { name: 'referenceAuthors', key: 'authors' },
    { name: 'containerTitle', key: 'containerTitle' },
    { name: 'volume', key: 'volume' },
    { name: 'issue', key: 'issue' },
    { name: 'pages', key: 'pages' },
    { name: 'year', key: 'year', validate: year },
    { name: 'doi', key: 'doi', validate: doi },
    { name: 'url', key: 'url', validate: address },
  ] as const
  return (
    <section className="panel manager-part">
      <h2>{t('references')}</h2>
      {references.map((_, index) => (
        <fieldset key={index} className="manager-row">
          <legend>
            {t('reference', { number: index + 1 })}
            <RowButton label={t('removeReference', { number: index + 1 })} onClick={() => remove(index)}>
              <Trash2 />
            </RowButton>
          </legend>
          <div className="manager-two">
            {labels.map(({ name, key, ...rules }) => {
              const field = fieldOf(form, `references.${index}.${key}`, rules)
              return (
                <TextField
                  key={key}
                  label={t(name)}
                  maxLength={500}
                  {...(key === 'doi' ? withoutAddress(field, bareDoi) : field)}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => append(noReference)}>
          <Plus />
          {t('addReference')}
        </Button>
      </div>
    </section>
  )
}
