import AxeBuilder from '@axe-core/playwright'
import { chromiumOptions } from '@palestra/test-browser'
import { type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const origin = 'http://gallery.test'
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/alone.css"></head><body><script type="module" src="/alone.js"></script></body></html>`

export interface GalleryBrowser {
  /** Opens the gallery in a fresh context: light, still and 1280 px wide unless told. */
  open: (query?: string, options?: BrowserContextOptions) => Promise<Page>
  close: () => Promise<void>
}

/**
 * Builds a gallery in memory and starts a browser; pages get the files by interception, so no port is taken.
 * @param folder holds `alone.tsx` and `alone.css`
 * @param headers of the page
 */
export async function openGallery(
  folder = import.meta.dirname,
  headers: Record<string, string> = {},
): Promise<GalleryBrowser> {
  const [files, browser] = await Promise.all([buildGallery(folder), chromium.launch(chromiumOptions())])
  return {
    open: async (query = '?theme=light', options = {}) => {
      const page = await (
        await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options })
      ).newPage()
      await page.route('**/*', route => {
        const name = new URL(route.request().url()).pathname
        const body = name === '/' ? html : files.get(name)
        if (body === undefined) return route.fulfill({ status: 404 })
        return route.fulfill({ body, contentType: typeOf(name), headers: { ...headers, 'content-type': typeOf(name) } })
      })
      await page.goto(`${origin}/${query}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      return page
    },
    close: () => browser.close(),
  }
}

/** Returns the button of exactly this name. */
export const buttonNamed = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** True when the keyboard is on this very element. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement)

async function buildGallery(folder: string): Promise<Map<string, string | Buffer>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      cssTarget: ['chrome123'],
      rolldownOptions: {
        input: `${folder}/alone.tsx`,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  if (!('output' in result)) throw new Error('one build was asked for')
  return new Map(
    result.output.map(file => [`/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  )
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript'
  if (name.endsWith('.css')) return 'text/css'
  return name.endsWith('.woff2') ? 'font/woff2' : 'text/html'
}

const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds in a part of a page, and how many rules it keeps. The themes differ in their colours alone, which take
 * half of its time: a screen whose every rule was looked at is looked at again for `colours`, or for all but them.
 */
export async function look(page: Page, selector: string, rules: 'all' | 'colours' | 'shape' = 'all') {
  const axe = new AxeBuilder({ page }).include(selector).setLegacyMode(page.frames().length === 1)
  if (rules === 'colours') axe.withRules(rulesOfColour)
  if (rules === 'shape') axe.disableRules(rulesOfColour)
  const { violations, passes } = await axe.analyze()
  return {
    broken: violations.map(({ id, nodes }) => [selector, id, nodes.map(node => node.html)]),
    kept: passes.length,
  }
}
