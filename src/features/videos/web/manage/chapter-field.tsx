import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextArea } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { clockTime } from '#src/wire/clock-time.ts'
import { CHAPTER_TITLE, MOST_CHAPTERS } from '#src/wire/text/chapters.ts'

import { chaptersOf, type VideoValues } from './values.ts'

interface ChapterFieldProps {
  form: UseFormReturn<VideoValues>
  /** Seconds of the stored video; 0 where there is none, and another file may take its place. */
  length: number
}

/** The chapters of a video, a line for each: so they are pasted from where they stand already. */
export function ChapterField({ form, length }: ChapterFieldProps) {
  const t = useTranslations('managers.videos')
  const manager = useTranslations('manager')
  const check = (text: string, { upload, seconds }: VideoValues) => {
    const all = upload ? seconds : length
    const read = chaptersOf(text, all)
    if ('chapters' in read) return true
    const { problem, line } = read
    return t(`chapterWrong.${problem}`, { line, length: clockTime(all), title: CHAPTER_TITLE, most: MOST_CHAPTERS })
  }
  return (
    <section className="manager-part">
      <TextArea
        label={t('chapters')}
        help={t('chaptersHelp')}
        optional={manager('optional')}
        rows={4}
        maxLength={MOST_CHAPTERS * (CHAPTER_TITLE + 10)}
        {...fieldOf(form, 'chapters', { validate: check })}
      />
    </section>
  )
}
