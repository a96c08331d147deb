import { loader, orFailed } from '#src/web/loader.ts'
import { listQuery } from '#src/web/manager/list-address.ts'

const wanted = {
  name: 'words',
  thing: 'words',
  person: 'words',
  kind: 'words',
  verb: 'words',
  from: 'words',
  to: 'words',
} as const

const word = /^[a-z][a-z-]{0,39}$/
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const fits: Readonly<Record<string, RegExp>> = {
  person: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  kind: word,
  verb: word,
  from: day,
  to: day,
}

/** What makes no sense in the address is left out, not refused. */
export const activityLoader = loader(async (api, { url }) => {
  const sensible = new URL(url)
  for (const [name, pattern] of Object.entries(fits))
    if (!pattern.test(sensible.searchParams.get(name) ?? '')) sensible.searchParams.delete(name)
  return orFailed(api.listActivity(listQuery(sensible, wanted)))
})
