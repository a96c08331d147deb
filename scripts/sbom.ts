// `npm run sbom`, after a build: what the product is made of when it runs, as CycloneDX: what production installs, and what
// the build holds. npm's own command leaves out packages that a tool needs in another version.
import { readFileSync } from 'node:fs'

import { z } from 'zod'

const root = new URL('..', import.meta.url)

const Package = z.object({
  name: z.string().optional(),
  version: z.string(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
})
const Linked = z.object({ link: z.literal(true) })
const Lock = z.object({ version: z.string(), packages: z.record(z.string(), z.unknown()) })

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'))

/** The lock file keeps hashes as Subresource Integrity does, CycloneDX as hex digits. */
const hashOf = (integrity: string) => {
  const [algorithm = '', base64 = ''] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }
}

function componentOf(path: string, found: z.output<typeof Package>) {
  const name = found.name ?? path.split('node_modules/').at(-1) ?? ''
  const { version, license, integrity } = found
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  }
}

const bundled = new Set(
  ['client', 'server'].flatMap(part => z.array(z.string()).parse(read(`dist/${part}/.vite/packages.json`))),
)
const { version, packages } = Lock.parse(read('package-lock.json'))
const running = Object.entries(packages)
  .filter(([path, found]) => path.includes('node_modules/') && !Linked.safeParse(found).success) // others', not ours
  .map(([path, found]) => [path, Package.parse(found)] as const)
  .filter(([path, { dev }]) => !dev || bundled.has(path))
const components = new Map(running.map(([path, found]) => [componentOf(path, found).purl, componentOf(path, found)]))
const metadata = { component: { type: 'application', name: 'palestra', version } }
const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components: [...components.values()] }
console.log(JSON.stringify(bill, undefined, 2))
