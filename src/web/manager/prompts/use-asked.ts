import { useState } from 'react'

/**
 * What is asked about on a list or page, as long as there is something to ask: what a page that is read again shows as done
 * is not asked any more, whoever did it.
 */
export function useAsked<About>(isToDo: (about: About) => boolean) {
  const [asked, ask] = useState<About>()
  if (asked !== undefined && !isToDo(asked)) ask(undefined)
  return [asked, ask] as const
}

/** For what is about to be deleted. @param rows those that are shown; undefined where they could not be read */
export const isAmong =
  (rows: readonly { readonly _id: string }[] | undefined) =>
  ({ _id: id }: { readonly _id: string }): boolean =>
    rows === undefined || rows.some(({ _id }) => _id === id)
