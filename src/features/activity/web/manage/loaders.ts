import { loader, orFailed } from '#src/web/calls/loader.ts'
import { listQuery } from '#src/web/manager/lists/list-address.ts'
import { isDay } from '#src/wire/calendar.ts'
import { isId } from '#src/wire/ids.ts'

const wanted = {
  name: 'words',
  thing: 'words',
  user: 'words',
  kind: 'words',
  verb: 'words',
  from: 'words',
  to: 'words',
} as const

const isWord = (text: string) => /^[a-z][a-z-]{0,39}$/.test(text)
const fits = { user: isId, kind: isWord, verb: isWord, from: isDay, to: isDay }

/** What makes no sense in the address is left out, not refused. */
export const activityLoader = loader(async (api, { url }) => {
  const sensible = new URL(url)
  for (const [name, isSensible] of Object.entries(fits))
    if (!isSensible(sensible.searchParams.get(name) ?? '')) sensible.searchParams.delete(name)
  return orFailed(api.listActivity(listQuery(sensible, wanted)))
})
