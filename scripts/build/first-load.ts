// What a browser fetches before a page is drawn and alive, as it was built and compressed.
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { assetsOf, readManifest } from '#src/server/pages/assets.ts'
import type { Entry } from '#src/server/render.ts'

/** The most brotli JavaScript that a page may fetch at first, in bytes. */
export const BUDGET_BYTES = 120_000

export type FirstLoad = {
  /** The file of the page. */
  readonly page: string
  readonly jsBytes: number
  readonly cssBytes: number
  readonly files: number
  /** Personal pages bring tools of their own: the budget is not theirs. */
  readonly personal: boolean
}

/**
 * Every page's first load, the heaviest first.
 * @param dist folder of a finished build, with a slash at its end
 */
export async function measureFirstLoads(dist: URL): Promise<FirstLoad[]> {
  const manifest = readManifest(dist)
  const { pageFiles } = (await import(new URL('server/entry-server.js', dist).href)) as Entry // checked where it is written
  const sizeOf = (file: string) => statSync(fileURLToPath(new URL(`client${file}.br`, dist))).size
  const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0)
  const loads = pageFiles().map(({ page, personal, files }) => {
    const { start, entry, modules, styles } = assetsOf(manifest, files)
    const scripts = [...(start && !personal ? [start] : []), entry, ...modules]
    return {
      page,
      jsBytes: sumOf(scripts),
      cssBytes: sumOf(styles),
      files: scripts.length,
      personal,
    }
  })
  return loads.toSorted((a, b) => b.jsBytes - a.jsBytes)
}
