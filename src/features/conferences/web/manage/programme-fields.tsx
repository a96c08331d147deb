import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { dayAt, inOrder, MAX_TALKS, THEME_MAX } from '#src/wire/programme-rules.ts'

import { dayNumeral, namesOfDay } from '../days.ts'
import { TalkFields } from './talk-fields.tsx'
import { fittedTo, namedIn, noTalk, spanOf, type ConferenceValues, type DayValues } from './values.ts'

type FormProps = { form: UseFormReturn<ConferenceValues> }

/** A row for each day that the conference has, with its talks; they move with the first day. */
export function ProgrammeFields({ form }: FormProps) {
  const t = useTranslations('managers.conferences')
  const locale = useLocale()
  const [start, end] = form.watch(['startDate', 'endDate'])
  const isKnown = !Number.isNaN(Date.parse(start))
  const span = isKnown ? spanOf(start, end) : 1
  const list = rowsOf(form, 'programme')
  const { length } = list.rows
  useEffect(() => {
    const fitted = fittedTo(form.getValues('programme'), span)
    if (fitted.length !== length) form.setValue('programme', fitted, { shouldDirty: true })
  }, [form, span, length])
  const faceOf = ({ theme, talks }: DayValues, index: number) => {
    const count = t('talksCount', { count: talks.length })
    const day = isKnown ? dayAt(start, index) : undefined
    return {
      name: day ? namesOfDay(day, locale).full : t('day', { number: index + 1 }),
      note: theme.trim() ? t('dayNote', { theme, talks: count }) : count,
      ...(day && { mark: dayNumeral(day, locale) }),
      ...(index >= span && { warning: t('dayAfterEnd') }),
    }
  }
  return (
    <EditRows
      list={list}
      texts={{ title: t('programme'), legend: number => t('day', { number }) }}
      face={faceOf}
      errors={form.formState.errors.programme}
      fields={index => <Day form={form} day={index} />}
    />
  )
}

function Day({ form, day }: FormProps & { day: number }) {
  const t = useTranslations('managers.conferences')
  const manager = useTranslations('manager')
  const list = rowsOf(form, `programme.${day}.talks`)
  const speakers = namedIn(form.watch('speakers'))
  return (
    <>
      <TextField
        label={t('theme')}
        optional={manager('optional')}
        maxLength={THEME_MAX}
        {...fieldOf(form, `programme.${day}.theme`)}
      />
      <EditRows
        // A talk that was added before has its time by now.
        list={{ ...list, append: added => list.set([...inOrder(list.rows), added]) }}
        texts={{
          legend: number => t('talk', { number }),
          add: t('addTalk'),
          remove: number => t('removeTalk', { number }),
        }}
        face={({ time, title, speakers: keys }) => ({
          name: title,
          mark: time || '–',
          note: speakers
            .filter(({ key }) => keys.includes(key))
            .map(({ name }) => name)
            .join(', '),
        })}
        blank={noTalk}
        most={MAX_TALKS}
        errors={form.formState.errors.programme?.[day]?.talks}
        fields={index => <TalkFields form={form} at={`programme.${day}.talks.${index}`} speakers={speakers} />}
      />
    </>
  )
}
