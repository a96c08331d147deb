import { relative } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'

import { compiledMessages, pageTexts } from './scripts/build/message-plugins.ts'
import { pageNames } from './scripts/build/page-names.ts'

// Two builds, one file: `vite build` makes the browser's assets, `BUNDLE=server vite build` the server: the process,
// and the module it imports for everything that is .tsx. Only the browser build sees CSS, so its hash has one source.
const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: 1000, // the editor and hls.js, loaded where they are needed; first loads have limits of their own
  // Below these, light-dark() is rewritten in a way that cannot turn a subtree dark.
  target: ['chrome123', 'firefox120', 'safari17.5'],
  rolldownOptions: {
    input: ['src/app/start-browser.ts', 'src/app/entry-browser.tsx'],
    // What every page loads anyway is two files, not twenty: packages, which outlive a deploy, and our own frame.
    output: {
      // Every first load carries the names of 160 files: one that tells what is inside costs it 1 kB, and hashes of eight
      // letters instead of seven 0.1 kB. Two contents share one of seven in one case of four million millions.
      chunkFileNames: 'assets/[hash:7].js',
      // The server's build names pictures as well, and both must name them alike.
      assetFileNames: ({ names }) =>
        names.some(name => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
          { name: 'frame', tags: ['$initial'], test: /^(?!.*\/start-browser\.ts$)/, priority: 1 },
          // What stands on most pages that a visitor reads: as files of their own they are larger, and eight names more.
          {
            name: 'page-parts',
            test: /\/(ui\/(display\/(picture|badge)|navigation\/breadcrumb)|web\/(images|words\/prices|lesson-address)|wire\/text\/paragraphs)\.tsx?$|\/icons\/(lock|arrow-right)\./,
          },
          // The signs of courses, which stand on them and on their cards.
          { name: 'signs-of-courses', test: /\/icons\/(award|circle-play|play|star)\./ },
          // The filters that are on, in the lists of the site.
          { name: 'active-filters', test: /\/(web\/catalogue\/active-filters|ui\/display\/chip)\.tsx$/ },
          // How times are said: small files, of which nearly every page has some.
          {
            name: 'words-of-time',
            test: /\/(web\/words\/(dates|days|durations|time-ago)|research\/web\/research-day)\.tsx?$/,
          },
          // The parts of long texts, to jump to.
          { name: 'contents', test: /\/rich-text\/(contents|outline)\.tsx?$/ },
          // The tick of lists: in the forms' file, pages without a form would carry all of that.
          { name: 'tick', test: /\/icons\/check\./ },
          // Signs that no visitor sees, but for one of a page: each alone would be a name in every first load.
          { name: 'signs-of-accounts', test: /\/icons\/(smartphone|key-round|life-buoy|ban|printer)\./ },
          // Signs that staff alone see.
          {
            name: 'signs-of-staff',
            test: /\/icons\/(table-2|chart-column|undo-2|arrow-up-down|between-horizontal-start)\./,
          },
          // What stands in each form for an account: as files of their own they are larger, and five requests more.
          {
            name: 'account-forms',
            test: /\/(accounts\/web\/(account-submit|auth-page|auth-plate|enter|rules)|controls\/password-field)\.tsx?$/,
          },
        ],
      },
    },
  },
}
const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: true,
  sourcemap: true,
  chunkSizeWarningLimit: Infinity, // nobody downloads it
  copyPublicDir: false,
  rolldownOptions: {
    input: {
      main: 'src/app/main.ts',
      academy: 'src/app/command-line/main.ts',
      'entry-server': 'src/app/entry-server.tsx',
    },
    output: { chunkFileNames: '[name]-[hash].js' }, // all in one folder: `places` counts from there
  },
}
const isServer = process.env['BUNDLE'] === 'server'

/**
 * What finds files of its own beside itself: native modules, worker threads, a PDF's fonts. And the demo, which production
 * does not have.
 */
const unbundled = ['@node-rs/argon2', '@palestra/demo-academy', '@react-pdf/renderer', 'sharp', 'pino', 'vite']

/** A bundled source still finds the files that stand beside it in the tree. */
const places: Plugin = {
  name: 'places',
  apply: () => isServer,
  transform: {
    filter: { id: /\/(packages|src)\/[^?]*\.tsx?$/, code: 'import.meta.url' },
    handler: (code, id) => {
      const file = relative(`${import.meta.dirname}/dist/server`, id)
      return { code: code.replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`), map: null }
    },
  },
}

/** Names the packages inside a build as the lock file does, for the bill of materials: production installs none of them. */
const bundledPackages: Plugin = {
  name: 'bundled-packages',
  apply: 'build',
  generateBundle() {
    const files = [...this.getModuleIds()].map(id => relative(import.meta.dirname, id))
    const places = files.flatMap(file => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [])
    const source = JSON.stringify([...new Set(places)].toSorted())
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source })
  },
}

/** sonner writes its sheet into a <style>, which our policy refuses; src/ui/overlays/toast-host.tsx imports the same sheet as a file. */
const sonnerSheet: Plugin = {
  name: 'sonner-sheet',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: code => ({ code: code.replace(/^__insertCSS\(.*\);?$/m, ''), map: { mappings: '' } }),
  },
}

/**
 * What no bundler can know that nobody here uses of React Router: framework mode, instrumentation, submissions,
 * fetchers. It was 4.9 kB of every first load. Found missing after an update, they stop the build.
 */
const unreached: Readonly<Record<string, readonly (readonly [code: string, instead: string])[]>> = {
  'dom/lib.js': [
    ['React$1.createElement(PrefetchPageLinks, { page: href })', 'null'],
    ['if (!remixContext || remixContext.isSpaMode) return null', 'return null'],
    ['opts?.hydrationData || parseHydrationData()', 'opts?.hydrationData'],
    // Links and forms of its own, which pages that use none would carry.
    ['= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('],
    ...['unstable_HistoryRouter', 'Link', 'NavLink', 'Form'].map(
      name => [`${name.replace('unstable_', '')}.displayName = "${name}";`, ''] as const,
    ),
  ],
  'router/router.js': [
    ['if (init.instrumentations)', 'if (false)'],
    ['else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod))', 'else if (false)'],
    [
      'async function fetch(key, routeId, href, opts) {',
      'async function fetch() { throw new Error("vite.config.ts leaves fetchers out")',
    ],
    ['if (!opts || !isSubmissionNavigation(opts)) return', 'return'],
  ],
}
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/(dom\/lib|router\/router)\.js$/ },
    handler: (code, id) => {
      const [, parts = []] = Object.entries(unreached).find(([file]) => id.endsWith(file)) ?? []
      const missing = parts.find(([found]) => !code.includes(found))
      if (missing || parts.length === 0) throw new Error(`${id} lacks ${missing?.[0]}`)
      return { code: parts.reduce((left, [found, instead]) => left.replaceAll(found, instead), code), map: null }
    },
  },
}

/**
 * Every first load carries what draws icons, 0.7 kB less than lucide's own, and dozens of them: nobody asks for their other
 * names, and strokes that never change their order need no keys.
 */
const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => `export { createIcon as default } from '${import.meta.dirname}/src/ui/display/lean-icon.ts'`,
  },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/ },
    handler: code => ({
      code: code.replaceAll(/, key: "\w+"|,\s+aliases: \[[^\]]*\]|^__iconData\.node;$|^ +size: 24,$/gm, ''),
      map: { mappings: '' },
    }),
  },
}

export default defineConfig({
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // One file loads in a third of the time of 1,600. In development only what the alias has to reach is bundled.
  ssr: isServer ? { noExternal: true, external: unbundled } : { noExternal: ['use-intl'] },
  plugins: [
    places,
    compiledMessages,
    pageTexts(import.meta.dirname),
    pageNames(import.meta.dirname),
    tailwindcss(),
    react(),
    sonnerSheet,
    leanRouter,
    leanIcons,
    bundledPackages,
  ],
  build: isServer ? server : browser,
})
