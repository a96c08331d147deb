// Every endpoint of the product with its verb.

import type { Feature } from '#src/server/feature.ts'
import type { Api } from '#src/server/http/api/api.ts'
import { receivePut } from '#src/server/storage/receive-put.ts'

import { features } from './features.ts'

/** @throws Error when two features use a name */
function together<T>(of: (feature: Feature) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  const all = new Map<string, T>()
  for (const [name, value] of features.flatMap(feature => Object.entries(of(feature) ?? {}))) {
    if (all.has(name)) throw new Error(`${name} belongs to two features`)
    all.set(name, value)
  }
  return Object.fromEntries(all)
}

export const endpoints: Api['endpoints'] = {
  ...together(feature => feature.endpoints),
  receivePut: ['PUT', '/uploads/:grant', 'signed'],
}

export const api: Api = {
  endpoints,
  routes: together(feature => feature.routes),
  raw: together(feature => feature.raw),
  pieces: { ...together(feature => feature.pieces), receivePut },
}
