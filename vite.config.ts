import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'

import { compiledMessages, pageTexts } from './scripts/build/message-plugins.ts'

// Two builds, one file: `vite build` makes the browser's assets, `BUNDLE=server vite build` the one module
// the server imports for everything that is .tsx. Only the browser build sees CSS, so its hash has one source.
const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // Below these, light-dark() is rewritten in a way that cannot turn a subtree dark.
  target: ['chrome123', 'firefox120', 'safari17.5'],
  rolldownOptions: {
    input: 'src/app/entry-browser.tsx',
    // What every page loads anyway is two files, not twenty: packages, which outlive a deploy, and our own frame.
    output: {
      codeSplitting: {
        groups: [
          { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
          { name: 'frame', tags: ['$initial'], priority: 1 },
        ],
      },
    },
  },
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

/**
 * Framework mode and instrumentation of React Router, which no bundler can know to be unused: 2.3 kB of every first
 * load. Found missing after an update, they stop the build.
 */
const unreached: Readonly<Record<string, readonly [code: string, instead: string]>> = {
  'dom/lib.js': ['React$1.createElement(PrefetchPageLinks, { page: href })', 'null'],
  'router/router.js': ['if (init.instrumentations)', 'if (false)'],
}
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/(dom\/lib|router\/router)\.js$/ },
    handler: (code, id) => {
      const [found, instead] = Object.entries(unreached).find(([file]) => id.endsWith(file))?.[1] ?? ['', '']
      if (!found || !code.includes(found)) throw new Error(`${id} lacks ${found}`)
      return code.replaceAll(found, instead)
    },
  },
}

export default defineConfig({
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] }, // or the alias would not reach it

  plugins: [compiledMessages, pageTexts(import.meta.dirname), tailwindcss(), react(), sonnerSheet, leanRouter],
  build: process.env['BUNDLE'] === 'server' ? server : browser,
})
