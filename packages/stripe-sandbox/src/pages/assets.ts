import { readFile } from 'node:fs/promises'

type Asset = { type: string; body: Buffer }

const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'
const frameFiles: Readonly<Record<string, string>> = {
  'card.js': javascript,
  'card-fields.js': javascript,
  'authenticate.js': javascript,
  'port.js': javascript,
  'look.css': css,
  'card.css': css,
  'sheet.css': css,
}
const font = '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'

// Each part uses those before it.
const scriptParts = ['emitter', 'frame', 'appearance', 'calls', 'authentication', 'payment-element', 'stripe']

/**
 * Joins modules into one classic script, which a page can load without waiting for imports. One strict block keeps
 * their names to themselves; the parts' names do not collide, and every import names an earlier part.
 */
function joinModules(sources: readonly string[]): string {
  const bodies = sources.map(source => source.replace(/^import .*$/gm, '').replace(/^export /gm, ''))
  return `'use strict';\n{\n${bodies.join('\n')}}\n`
}

/** Reads the browser's files once. `script` is the one the site loads, `files` are those the frames load. */
export async function readAssets(): Promise<{ script: string; files: ReadonlyMap<string, Asset> }> {
  const read = (name: string) => readFile(new URL(`../browser/${name}`, import.meta.url))
  const files = new Map<string, Asset>()
  for (const [name, type] of Object.entries(frameFiles)) files.set(name, { type, body: await read(name) })
  const fontBody = await readFile(new URL(import.meta.resolve(font)))
  files.set('onest.woff2', { type: 'font/woff2', body: fontBody })
  const parts = await Promise.all(scriptParts.map(name => read(`script/${name}.js`)))
  return { script: joinModules(parts.map(String)), files }
}
