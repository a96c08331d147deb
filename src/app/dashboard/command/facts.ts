import { useFormatter, useTranslations } from 'use-intl'

import { shortDay } from '#src/web/words/days.ts'
import { useShortDay } from '#src/web/words/own-days.ts'
import { usePrice } from '#src/web/words/prices.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import type { StaffFound } from './use-found.ts'

type Name = keyof StaffFound['facts']

/** What tells a thing from others of its kind, in words and one by one. */
export function useFacts({ facts }: Pick<StaffFound, 'facts'>): { name: Name; value: string; text: string }[] {
  const t = useTranslations('command')
  const format = useFormatter()
  const price = usePrice()
  const dayOf = useShortDay()
  const { learners, views, seconds, day, deadline, joined } = facts
  const values: [Name, string | undefined][] = [
    ['price', facts.price === undefined ? undefined : facts.price === 0 ? t('free') : price(facts.price)],
    ['learners', learners === undefined ? undefined : format.number(learners)],
    ['views', views === undefined ? undefined : format.number(views)],
    ['seconds', seconds ? clockTime(seconds) : undefined],
    ['day', day && shortDay.format(new Date(day))],
    ['deadline', deadline && dayOf(deadline)],
    ['joined', joined && dayOf(joined)],
  ]
  return values.flatMap(([name, value]) => (value ? [{ name, value, text: t(`inWords.${name}`, { value }) }] : []))
}
