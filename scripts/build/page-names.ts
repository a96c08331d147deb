// A page is named once, by the import that loads it: `page(async () => (await import('./blog-page.tsx')).BlogPage, …)`.
// What the server preloads, which texts come along and the route's id hang on the name of its file, which is put in front.
import { posix, relative, sep } from 'node:path'

import type { Plugin } from 'vite'

const CALL = /\bpage\(\s*async \(\) =>\s*\(await import\('([^']+)'\)\)\.(\w+)/g

/**
 * Puts the name of its file in front of what every call of `page` in `code` is given, and writes the import in the form of
 * which Vite makes least: every first load carries one for each page of the site.
 * @param file where the code stands, below the project's root
 */
export const namePages = (code: string, file: string): string =>
  code.replace(
    CALL,
    (_, path: string, name: string) => `page('${fileAt(file, path)}', () => import('${path}').then(all => all.${name})`,
  )

/** The file that an import means, below the project's root. */
export const fileAt = (importer: string, path: string): string =>
  path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(importer), path)

/** @param root folder of the project */
export const pageNames = (root: string): Plugin => ({
  name: 'page-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/[^?]*\.tsx?$/, code: '/lazy-page.ts' },
    handler: (code, id) => ({ code: namePages(code, relative(root, id).split(sep).join('/')), map: null }),
  },
})
