import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { z } from 'zod'

const root = new URL('..', import.meta.url)

const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), version: z.string(), hashes: z.array(z.object({ alg: z.string() })).optional() }),
  ),
})

test('T73 ASVS 15.1.2 a command names every package of the product with its version and its hash', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const { components } = Bill.parse(JSON.parse(stdout))
  const { dependencies, devDependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')))
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  for (const [name, version] of Object.entries(dependencies))
    expect(named.has(`${name}@${version}`), name).toBe(!name.startsWith('@palestra/'))
  for (const name of ['fastify', 'zod', 'react-router', 'hls.js', 'stripe'])
    expect(named, 'the build holds it').toContain(`${name}@${devDependencies[name]}`)
  for (const name of ['vitest', 'oxlint']) expect(named).not.toContain(`${name}@${devDependencies[name]}`)
  expect(components.length).toBeGreaterThan(Object.keys(dependencies).length)
  expect(components.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === 'SHA-512'))).toEqual([])
})
