import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'
import { z } from 'zod'

// Two builds, one file: `vite build` makes the browser's assets, `BUNDLE=server vite build` the one module
// the server imports for everything that is .tsx. Only the browser build sees CSS, so its hash has one source.
const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // Below these, light-dark() is rewritten in a way that cannot turn a subtree dark.
  target: ['chrome123', 'firefox120', 'safari17.5'],
  rolldownOptions: { input: 'src/app/entry-browser.tsx' },
}
const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: 'src/app/entry-server.tsx',
  sourcemap: true,
  copyPublicDir: false,
}

/** sonner writes its sheet into a <style>, which our policy refuses; src/ui/toast-host.tsx imports the same sheet as a file. */
const sonnerSheet: Plugin = {
  name: 'sonner-sheet',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: code => code.replace(/^__insertCSS\(.*\);?$/m, ''),
  },
}

type Catalogue = { [name: string]: string | Catalogue }
const Catalogue: z.ZodType<Catalogue> = z.lazy(() => z.record(z.string(), z.union([z.string(), Catalogue])))

const compileAll = (catalogue: Catalogue): object =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, text]) => [
      name,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  )

/** Compiles the ICU messages while building: no page carries their parser, and the server parses none. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/\w+\.json$/ },
    handler: code => ({ code: JSON.stringify(compileAll(Catalogue.parse(JSON.parse(code)))), map: null }),
  },
}

export default defineConfig({
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] }, // or the alias would not reach it

  plugins: [compiledMessages, tailwindcss(), react(), sonnerSheet],
  build: process.env['BUNDLE'] === 'server' ? server : browser,
})
