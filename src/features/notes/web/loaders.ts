import { redirect } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'
import { readPage, readTitle } from '#src/web/catalogue/query.ts'

import { notesAt } from './notes-address.ts'

export const notesLoader = loader(async (api, { url }) => {
  const page = readPage(url.searchParams)
  const words = readTitle(url.searchParams)
  const read = await orFailed(api.myNotes({ page, words }))
  // The end has come nearer since the address was made.
  if (!hasFailed(read) && read.NbOfPages > 0 && page > read.NbOfPages) throw redirect(notesAt(words, read.NbOfPages))
  return { page, words, read }
})
