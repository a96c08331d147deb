// After `npm install`: takes out of the lock file the optional platform packages that the registry did not have. `npm ci`
// refuses a lock that names packages it does not describe.
import { readFileSync, writeFileSync } from 'node:fs'

import { z } from 'zod'

const Lock = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
})

const file = new URL('../package-lock.json', import.meta.url)
const lock = Lock.parse(JSON.parse(readFileSync(file, 'utf8')))
let taken = 0

/** A package is found as Node finds it: in the nearest node_modules upwards. */
function isDescribed(from: string, name: string): boolean {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    if (!place) return false
    if (!place.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`])
  }
}

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (isDescribed(path, name)) continue
    delete entry.optionalDependencies?.[name]
    taken++
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${taken} optional packages that the registry does not have were taken out of the lock file`)
