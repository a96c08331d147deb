import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { filled } from '#src/web/manager/forms/filled.ts'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { bareDoi } from '#src/wire/text/scholarly-ids.ts'

import { PasteReferences } from './paste-references.tsx'
import { findTwins } from './pasted-references.ts'
import { useResearchRules, withoutAddress } from './research-rules.ts'
import { noReference, type ResearchValues } from './values.ts'

/** The server takes no more. */
const MOST = 300

type FormProps = { form: UseFormReturn<ResearchValues> }

/** D-42: what it builds on, in the order of its numbers. */
export function ReferenceFields({ form }: FormProps) {
  const t = useTranslations('managers.research')
  const list = rowsOf(form, 'references')
  const twins = findTwins(list.rows)
  return (
    <EditRows
      list={list}
      intro={<PasteReferences room={MOST - list.rows.length} onAdd={added => list.append(...added)} />}
      texts={{
        title: t('references'),
        add: t('addReference'),
        legend: number => t('reference', { number }),
        remove: number => t('removeReference', { number }),
      }}
      most={MOST}
      face={({ authors, title, doi: id, year }, index) => {
        const twin = twins.get(index)
        return {
          name: [authors.trim().replace(/\.$/, ''), title || id].filter(Boolean).join('. '),
          note: year,
          ...(twin !== undefined && { warning: t('twice', { number: twin + 1 }) }),
        }
      }}
      blank={noReference}
      errors={form.formState.errors.references}
      fields={index => <Reference form={form} index={index} />}
    />
  )
}

function Reference({ form, index }: FormProps & { index: number }) {
  const t = useTranslations('managers.research')
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
  )
}
