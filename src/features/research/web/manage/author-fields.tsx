import { Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { filled } from '#src/web/manager/forms/filled.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { bareOrcid } from '#src/wire/text/scholarly-ids.ts'

import { useResearchRules, withoutAddress } from './research-rules.ts'
import { noAuthor, type ResearchValues } from './values.ts'

type FormProps = { form: UseFormReturn<ResearchValues> }

/** D-42: who wrote it, in order. */
export function AuthorFields({ form }: FormProps) {
  const t = useTranslations('managers.research')
  const { rows: authors, append, remove } = rowsOf(form, 'authors')
  return (
    <EditRows
      title={t('authors')}
      rows={authors}
      face={({ name, affiliation }) => ({ name, note: affiliation })}
      legend={number => t('author', { number })}
      errors={form.formState.errors.authors}
      fields={index => <Author form={form} index={index} />}
      actions={(index, moved) => (
        <RowButton
          label={t('removeAuthor', { number: index + 1 })}
          onClick={() => {
            remove(index)
            moved(undefined)
          }}
        >
          <Trash2 />
        </RowButton>
      )}
      add={{ label: t('addAuthor'), run: () => append(noAuthor) }}
    />
  )
}

function Author({ form, index }: FormProps & { index: number }) {
  const t = useTranslations('managers.research')
  const { orcid } = useResearchRules()
  return (
    <>
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
    </>
  )
}
