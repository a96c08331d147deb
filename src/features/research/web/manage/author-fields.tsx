import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { filled } from '#src/web/manager/forms/filled.ts'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { bareOrcid } from '#src/wire/text/scholarly-ids.ts'

import { useResearchRules, withoutAddress } from './research-rules.ts'
import { noAuthor, type ResearchValues } from './values.ts'

type FormProps = { form: UseFormReturn<ResearchValues> }

/** D-42: who wrote it, in order. */
export function AuthorFields({ form }: FormProps) {
  const t = useTranslations('managers.research')
  return (
    <EditRows
      list={rowsOf(form, 'authors')}
      texts={{
        title: t('authors'),
        add: t('addAuthor'),
        legend: number => t('author', { number }),
        remove: number => t('removeAuthor', { number }),
      }}
      face={({ name, affiliation }) => ({ name, note: affiliation })}
      blank={noAuthor}
      errors={form.formState.errors.authors}
      fields={index => <Author form={form} index={index} />}
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
