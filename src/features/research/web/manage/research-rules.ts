import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'

import { isDoi, isOrcid } from '#src/wire/text/scholarly-ids.ts'

/** What the fields of a paper are checked for before they are sent: as the server will. */
export function useResearchRules() {
  const t = useTranslations('managers.research')
  const orNothing = (isRight: (text: string) => boolean, text: string) => (value: string) =>
    value.trim() === '' || isRight(value.trim()) || text
  return {
    orcid: orNothing(text => isOrcid(text.toUpperCase()), t('orcidWrong')),
    doi: orNothing(isDoi, t('doiWrong')),
    year: orNothing(text => /^\d{4}$/.test(text) && Number(text) >= 1500 && Number(text) <= 2200, t('yearWrong')),
    address: orNothing(text => /^https?:\/\/\S+$/.test(text), t('addressWrong')),
  }
}

type Changed = ChangeEvent<HTMLInputElement>

/** A field into which an id is pasted with the address that it was copied with: the id stays. */
export const withoutAddress = <F extends { onChange: (event: Changed) => unknown }>(
  field: F,
  bare: (text: string) => string,
) => ({
  ...field,
  onChange: (event: Changed) => {
    const id = bare(event.target.value)
    if (id !== event.target.value) event.target.value = id
    return void field.onChange(event)
  },
})
