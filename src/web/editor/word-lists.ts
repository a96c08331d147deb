// Word writes the items of a list as paragraphs with the bullet as text; which list and how deep is said in a style.

interface Item {
  readonly paragraph: HTMLElement
  readonly level: number
  readonly isNumbered: boolean
  readonly start: number
}

/** Makes lists of Word's paragraphs, deeper ones inside the item before them. */
export function makeLists(body: HTMLElement): void {
  let open: HTMLElement[] = [] // the lists around the current place, the outermost first
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph)
    if (!item) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    open = listsFor(item, open)
    last = open[0]
    const entry = document.createElement('li')
    entry.append(...paragraph.childNodes)
    paragraph.remove()
    open.at(-1)?.append(entry)
  }
}

/** The lists from the outermost down to the one of this item; those that are missing are made. */
function listsFor(item: Item, open: readonly HTMLElement[]): HTMLElement[] {
  const lists = open.slice(0, item.level)
  const tag = item.isNumbered ? 'OL' : 'UL'
  if (lists.length === item.level && lists.at(-1)?.tagName !== tag) lists.pop()
  while (lists.length < item.level) lists.push(newList(item, lists.at(-1)))
  return lists
}

function newList(item: Item, around: HTMLElement | undefined): HTMLElement {
  const list = document.createElement(item.isNumbered ? 'ol' : 'ul')
  if (item.isNumbered && item.start > 1) list.setAttribute('start', String(item.start))
  if (around) (around.lastElementChild ?? around).append(list)
  else item.paragraph.before(list)
  return list
}

function itemOf(paragraph: HTMLElement): Item | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const [, level] = /mso-list:[^;"]*?level(\d)/i.exec(style) ?? []
  if (!level) return undefined
  const mark = [...paragraph.querySelectorAll('span')].find(span =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = mark?.textContent.trim() ?? ''
  mark?.remove()
  const isNumbered = /^\(?([\divxlc]+|[a-z])[.)]/i.test(text)
  return { paragraph, level: Number(level), isNumbered, start: Number.parseInt(text.replace('(', ''), 10) || 1 }
}
