// Which words of a page can be read by nobody: beside the window, or cut off by what they stand in.
import type { Page } from '@playwright/test'

/**
 * Words that are cut on purpose, for all of them stand on a page of their own: what a card or a hit of the search says
 * about a thing, what a lesson is about, and the names below the slides (P-CONF-1 asks for the conferences').
 */
const excerpts =
  '.card .outcome, .next-conference .outcome, .conference-card .card-title, .search-hit b + span, .about, .hero-dot span'
const unseen = '[inert], [aria-hidden=true], .sr-only, .skip-link, .teach-band, script, style'

/** @returns the words that are lost, each with the place where they stand */
export async function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(left => {
    const lost: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const words = texts.currentNode.textContent?.trim()
      if (!words || !element?.checkVisibility({ visibilityProperty: true }) || element.closest(left)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const room = roomOf(element)
      const isCut = [...range.getClientRects()].some(({ left: start, right: end, top, bottom, height }) => {
        const spare = height / 3 // a line is higher than its letters
        return start < room.left - 2 || end > room.right + 2 || top < room.top - spare || bottom > room.bottom + spare
      })
      if (isCut) lost.push(`${element.parentElement?.className} > ${element.className || element.tagName}: ${words}`)
    }
    return lost

    /** Where words inside an element are seen, or can be scrolled to. */
    function roomOf(element: Element) {
      const around: Element[] = []
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) around.push(up)
      const boxes = around.filter(one => !/inline$|contents/.test(getComputedStyle(one).display))
      const hiding = (axis: 'overflowX' | 'overflowY') => {
        const scroller = boxes.findIndex(one => /auto|scroll/.test(getComputedStyle(one)[axis]))
        const inner = scroller < 0 ? boxes : boxes.slice(0, scroller)
        const rooms = inner.filter(one => getComputedStyle(one)[axis] !== 'visible')
        return { isScrolled: scroller >= 0, rooms: rooms.map(one => one.getBoundingClientRect()) }
      }
      const [across, along] = [hiding('overflowX'), hiding('overflowY')]
      return {
        left: Math.max(across.isScrolled ? -Infinity : 0, ...across.rooms.map(room => room.left)),
        right: Math.min(across.isScrolled ? Infinity : innerWidth, ...across.rooms.map(room => room.right)),
        top: Math.max(-Infinity, ...along.rooms.map(room => room.top)),
        bottom: Math.min(Infinity, ...along.rooms.map(room => room.bottom)),
      }
    }
  }, `${excerpts}, ${unseen}`)
}

/** @returns the controls that stand beside the window or are cut off by what they stand in, and search boxes without room */
export async function lostControls(page: Page): Promise<string[]> {
  return page.evaluate(left => {
    const controls = document.querySelectorAll<HTMLElement>('body :is(a, button, input, select, textarea)')
    const seen = [...controls].filter(
      one => !one.closest(left) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    return seen
      .filter(one => isCut(one) || isNarrow(one))
      .map(one => `${one.className} ${one.ariaLabel ?? ''} ${one.textContent}`)

    function isCut(control: Element): boolean {
      const { left: start, right: end, width } = control.getBoundingClientRect()
      if (width < 2) return false // for the eyes of nobody
      for (let up = control.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up)
        if (/auto|scroll/.test(overflowX)) return false
        const room = up.getBoundingClientRect()
        if (overflowX !== 'visible' && (start < room.left - 2 || end > room.right + 2)) return true
      }
      return start < -2 || end > innerWidth + 2
    }

    /** Six letters at least are seen of what somebody types. */
    function isNarrow(control: Element): boolean {
      const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(control)
      const room = control.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return control.matches('[type=search]') && room < 3.5 * Number.parseFloat(fontSize)
    }
  }, unseen)
}

/** The reader's own size of letters, as the browser's settings have it: 16 px unless told. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}

/** Letters twice as large where the queries of the style sheets do not know it, as where a browser zooms the text alone. */
export async function zoomText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** What WCAG 1.4.12 asks a page to bear. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
}
