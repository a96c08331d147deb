// What Vite built for the browser, by the source file that each piece was made from.
import { readFileSync } from 'node:fs'

import { z } from 'zod'

import type { Assets } from '#src/web/calls/page-data.ts'

const Names = z.array(z.string()).default([])
const Manifest = z.record(z.string(), z.object({ file: z.string(), css: Names, imports: Names, assets: Names }))
export type Manifest = z.output<typeof Manifest>

const ENTRY = 'src/app/entry-browser.tsx'
const START = 'src/app/start-browser.ts'

/** @param dist folder of the build, with a slash at its end */
export const readManifest = (dist: URL): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(new URL('client/.vite/manifest.json', dist), 'utf8')))

/** Entry, stylesheets, the first font, and every module that the first paint's files need, each once. */
export function assetsOf(manifest: Manifest, files: readonly string[]): Assets {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports.forEach(visit)
  }
  for (const key of [ENTRY, ...files]) visit(key)
  const chunks = [...seen].flatMap(key => manifest[key] ?? [])
  const entry = manifest[ENTRY]?.file
  const latin = Object.values(manifest).flatMap(chunk => [chunk.file, ...chunk.assets])
  return {
    start: `/${manifest[START]?.file}`,
    entry: `/${entry}`,
    styles: [...new Set(chunks.flatMap(chunk => chunk.css))].map(file => `/${file}`),
    modules: chunks.flatMap(chunk => (chunk.file === entry ? [] : [`/${chunk.file}`])),
    fonts: [...new Set(latin.filter(file => /onest-latin-wght-normal.*\.woff2$/.test(file)))].map(file => `/${file}`),
  }
}
