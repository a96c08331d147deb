// Loaded before the server (`--import`). Node reads a package's whole package.json again for every file of ours that
// imports it, and the one of drizzle-orm has 180 kB: that was a quarter of the time until all modules were loaded.
import { registerHooks } from 'node:module'

const found = new Map()
const ours = new URL('../src/', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const isPackage = /^[@a-z]/.test(specifier) && !specifier.startsWith('node:')
    if (!isPackage || !context.parentURL?.startsWith(ours)) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
