// Holds structured data to the vocabulary: unknown names, wrong values and what is missing.
import { literals, types, whenOutermost } from './vocabulary.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns what is wrong with the JSON of one `<script type="application/ld+json">`, each with its place */
export function problemsOf(json: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return ['is no JSON']
  }
  if (!isFields(data)) return ['is no object']
  const { '@context': context, ...thing } = data
  const missing = (whenOutermost[String(thing['@type'])] ?? []).filter(name => !(name in thing))
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is not https://schema.org']),
    ...missing.map(name => `${String(thing['@type'])} lacks ${name}`),
    ...problemsIn(thing, String(thing['@type'])),
  ]
}

/** The type and those above it, the nearest first. */
function lineOf(name: string | undefined): string[] {
  return name && types[name] ? [name, ...lineOf(types[name].is)] : []
}

function problemsIn(thing: Fields, place: string): string[] {
  const { '@type': type, '@id': _, ...fields } = thing
  const line = lineOf(String(type))
  if (line.length === 0) return [`${place} has the type ${String(type)}, which is not known`]
  const rules = line.flatMap(name => types[name] ?? [])
  const known = Object.assign({}, ...rules.map(({ properties }) => properties).toReversed())
  const wanted = rules.flatMap(({ required = [], recommended = [] }) => [...required, ...recommended])
  return [
    ...wanted.filter(names => !names.split('|').some(name => name in fields)).map(names => `${place} lacks ${names}`),
    ...Object.entries(fields).flatMap(([name, value]) =>
      typeof known[name] === 'string'
        ? problemsOfValue(value, known[name].split('|'), `${place}.${name}`)
        : [`${place}.${name} is not known`],
    ),
    ...(line.includes('ItemList') ? problemsOfOrder(fields['itemListElement'], place) : []),
  ]
}

function problemsOfValue(value: unknown, allowed: readonly string[], place: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${place} is an empty list`]
    return value.flatMap((one, index) => problemsOfValue(one, allowed, `${place}[${index}]`))
  }
  if (!isFields(value)) {
    const isGood = allowed.some(name => literals[name]?.(value))
    return isGood ? [] : [`${place} is ${JSON.stringify(value)}, not ${allowed.join(' or ')}`]
  }
  const isKind = lineOf(String(value['@type'])).some(name => allowed.includes(name))
  if (!isKind) return [`${place} is ${String(value['@type'])}, not ${allowed.join(' or ')}`]
  return problemsIn(value, place)
}

function problemsOfOrder(items: unknown, place: string): string[] {
  const positions = Array.isArray(items) ? items.map(item => (isFields(item) ? item['position'] : undefined)) : []
  const isCounted = positions.length > 0 && positions.every((position, index) => position === index + 1)
  return isCounted ? [] : [`${place} does not count its items from 1`]
}
