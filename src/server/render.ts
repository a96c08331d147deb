// The door to everything that is .tsx: pages, mails, PDFs. Production imports the bundle that Vite built; development
// lets Vite run the sources.
import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import type { Api } from '#src/web/calls/api.ts'
import type { Assets, PageData } from '#src/web/calls/page-data.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'
import type { CertificateFacts, InvoiceFacts } from '#src/wire/documents.ts'

import type { RenderMail } from './mail/mail.ts'
import { assetsOf, readManifest } from './pages/assets.ts'
import { keepFormatters } from './pages/kept-formatters.ts'
import { chooseFastReact } from './settings/env.ts'

export type PageJob = {
  readonly request: Request
  /** Makes the in-process api; `fail` makes the error that loaders understand. */
  readonly api: (fail: (status: number, code: string, message: string) => Error) => Api
  readonly page: Omit<PageData, 'router' | 'assets'>
  readonly assets: (files: string[]) => Assets
  readonly report: (error: unknown) => void
  /** Draws when its turn has come: nothing else happens on this thread meanwhile. */
  readonly inTurn: <T>(draw: () => T) => Promise<T>
}
export type RenderedPage = { readonly status: number; readonly location?: string; readonly html: string }

/** What the bundle exports: app/entry-server.tsx is checked against it. */
export type Entry = {
  render: (job: PageJob) => Promise<RenderedPage>
  handleOf: (pathname: string) => PageHandle
  /** Every page with the files that a browser needs besides the entry, named as in Vite's manifest. */
  pageFiles: () => readonly { readonly page: string; readonly personal: boolean; readonly files: readonly string[] }[]
  mail: RenderMail
  certificatePdf: (certificate: CertificateFacts) => Promise<Buffer>
  invoicePdf: (invoice: InvoiceFacts) => Promise<Buffer>
  invoiceXml: (invoice: InvoiceFacts) => Promise<Buffer>
}

export type Renderer = Pick<Entry, 'mail' | 'certificatePdf' | 'invoicePdf' | 'invoiceXml'> & {
  handleOf: (pathname: string) => Promise<PageHandle>
  page: (job: Omit<PageJob, 'assets'>) => Promise<RenderedPage>
  /** In development: answers what is a file of the sources, and comes back for everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

export async function builtRenderer(): Promise<Renderer> {
  const dist = new URL('../../dist/', import.meta.url)
  const file = new URL('server/entry-server.js', dist)
  if (!existsSync(file)) throw new Error('The pages are not built: run npm run build')
  chooseFastReact()
  keepFormatters()
  const entry = (await import(file.href)) as Entry // the exports of app/entry-server.tsx, which are checked against Entry
  const manifest = readManifest(dist)
  const missing = entry
    .pageFiles()
    .flatMap(({ files }) => files)
    .filter(name => !manifest[name])
  if (missing.length > 0)
    throw new Error(`The manifest lacks ${missing.join(', ')}: a page's id is the file it imports`)
  const assets = memoise(
    (files: string[]) => assetsOf(manifest, files),
    files => files.join(),
  )
  // Trying one address after the other on all routes was three quarters of what a kept page cost.
  const handleOf = memoise(entry.handleOf, pathname => pathname)
  return {
    page: job => entry.render({ ...job, assets }),
    handleOf: async pathname => handleOf(pathname),
    mail: entry.mail,
    certificatePdf: entry.certificatePdf,
    invoicePdf: entry.invoicePdf,
    invoiceXml: entry.invoiceXml,
    close: async () => {},
  }
}

/** Starts Vite beside everything else: the first page waits for it, a call to the API does not. */
export function liveRenderer(server: Server): Renderer {
  const live = startVite(server)
  live.catch(() => {}) // told to whoever asks for a page
  const entry = async (): Promise<Entry> => (await live).entry()
  const assets = (): Assets => ({
    entry: '/src/app/entry-dev.js',
    styles: ['/src/app/app.css'],
    modules: [],
    fonts: [],
  })
  return {
    middleware: async (request, response) => {
      const { vite } = await live
      await new Promise(resolve => vite.middlewares(request, response, resolve))
    },
    page: async job => (await entry()).render({ ...job, assets }),
    handleOf: async pathname => (await entry()).handleOf(pathname),
    mail: async (...mail) => (await entry()).mail(...mail),
    certificatePdf: async certificate => (await entry()).certificatePdf(certificate),
    invoicePdf: async invoice => (await entry()).invoicePdf(invoice),
    invoiceXml: async invoice => (await entry()).invoiceXml(invoice),
    close: async () => (await live).vite.close(),
  }
}

async function startVite(server: Server) {
  const { createServer, createServerModuleRunner } = await import('vite')
  const root = fileURLToPath(new URL('../../', import.meta.url))
  // 'native': the bundled copy of the config would be seen by node --watch, which would restart for ever.
  const vite = await createServer({
    root,
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const environment = vite.environments['ssr']
  if (!environment) throw new Error('vite has no ssr environment')
  const runner = createServerModuleRunner(environment)
  return { vite, entry: () => runner.import<Entry>('/src/app/entry-server.tsx') }
}

/** Addresses are without number, and those of a scan come once. */
const MOST_REMEMBERED = 2000

function memoise<A, V>(make: (argument: A) => V, keyOf: (argument: A) => string): (argument: A) => V {
  const known = new Map<string, V>()
  return argument => {
    const key = keyOf(argument)
    const value = known.get(key) ?? make(argument)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(key, value)
    return value
  }
}
