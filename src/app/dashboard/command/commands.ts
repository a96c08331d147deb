import { ExternalLink, Filter, Plus, UserRound, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { menus } from '../../dashboard-menus.ts'

export interface Command {
  readonly to: string
  readonly text: string
  readonly Icon: LucideIcon
}

/** What can be done whatever is found: go somewhere, make something new, search a list for the same words. */
export function useCommands(words: string): Command[] {
  const t = useTranslations('command')
  const name = useTranslations('dashboard')
  const q = words.trim()
  const places = menus.admin.map(({ to, text, Icon }) => ({ to, text: t('goTo', { place: name(text) }), Icon }))
  const makes = menus.admin.flatMap(({ make }) =>
    make ? [{ to: make.to, text: t(`makes.${make.text}`), Icon: Plus }] : [],
  )
  const site = { to: '/', text: name('toSite'), Icon: ExternalLink }
  if (q === '') return [...makes, ...places, site]
  const query = encodeURIComponent(q)
  return [
    ...[...makes, ...places, site].filter(({ text }) => holdsEach(text, q)),
    { to: `/dashboard/manage-orders?words=${query}`, text: t('orders', { words: q }), Icon: Filter },
    { to: `/dashboard/manage-users?name=${query}`, text: t('users', { words: q }), Icon: UserRound },
  ]
}

/** Every word begins a word of the text. */
const holdsEach = (text: string, q: string): boolean => {
  const own = text.toLocaleLowerCase().split(/\s+/)
  const wanted = q.toLocaleLowerCase().split(/\s+/)
  return wanted.every(word => own.some(one => one.startsWith(word)))
}
