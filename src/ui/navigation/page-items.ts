export type PageItem = number | 'gap-before' | 'gap-after'

/**
 * Takes the current page (from 1) and the number of pages, returns what the row shows: the first, the last, the
 * current page and one neighbour on each side. A gap stands for two pages or more; a single hidden page is shown.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount < 1) return []
  const current = Math.min(Math.max(1, page), pageCount)
  const from = current - 1 <= 3 ? 1 : current - 1
  const to = pageCount - current <= 3 ? pageCount : current + 1
  const items: PageItem[] = []
  if (from > 1) items.push(1, 'gap-before')
  for (let number = from; number <= to; number++) items.push(number)
  if (to < pageCount) items.push('gap-after', pageCount)
  return items
}
