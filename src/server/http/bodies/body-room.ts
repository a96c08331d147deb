// How many bytes a call's contract can take at most, so that nobody makes us read more than that.
import { z } from 'zod'

import type { EndpointContract } from '#src/wire/endpoint.ts'
import { UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

export type BodyRoom = {
  /** The body as JSON. */
  readonly jsonBytes: number
  /** All texts of a form together. */
  readonly textBytes: number
  /** How many texts a form may bring. */
  readonly fields: number
  /** The whole form, its files included. */
  readonly formBytes: number
}

type Schema = z.core.JSONSchema.BaseSchema

/** A character in UTF-8, by the unit in which lengths are counted; and one of JSON, which may be written `\u1234`. */
const PLAIN = 3
const IN_JSON = 6
/** What a part of a form costs besides its value: its boundary, its name, its type. */
const PART_BYTES = 1000
/** So that a field too many is refused by its name, and a text that is a little too long by its own rule. */
const SPARE_FIELDS = 10
const LEAST_JSON_BYTES = 64_000
const MOST_JSON_BYTES = 1_000_000
const SPARE_TEXT_BYTES = 2000
/** A text that only a pattern bounds is a number, a date, a code. */
const PATTERN_LENGTH = 100

/** @throws Error when a text or a list of the contract has no limit: the server must not boot then */
export function roomOf({ input, files = 0, fileBytes = UPLOAD_MAX_BYTES }: EndpointContract): BodyRoom {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const schemas = Object.entries(properties)
  const texts = schemas.filter(([, schema]) => !isFile(schema))
  const textBytes =
    SPARE_TEXT_BYTES + sum(texts, ([name, schema]) => bytesOf(schema, isList(schema) ? IN_JSON : PLAIN, name))
  const fields = SPARE_FIELDS + sum(texts, ([, schema]) => Math.max(1, maxItemsOf(schema)))
  const jsonBytes = LEAST_JSON_BYTES + sum(schemas, ([name, schema]) => name.length + bytesOf(schema, IN_JSON, name))
  return {
    jsonBytes: Math.min(jsonBytes, MOST_JSON_BYTES),
    textBytes,
    fields,
    formBytes: textBytes + files * fileBytes + (fields + files + 1) * PART_BYTES,
  }
}

type Given = Schema | boolean | undefined

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0)

const isFile = (schema: Given): boolean =>
  typeof schema === 'object' && (schema.format === 'binary' || isFile(itemsOf(schema)))

const typeOf = ({ type }: Schema): string => (typeof type === 'string' ? type : '')

const isList = (schema: Given): boolean => typeof schema === 'object' && ['array', 'object'].includes(typeOf(schema))

const maxItemsOf = (schema: Given): number => (typeof schema === 'object' ? (schema.maxItems ?? 0) : 0)

const itemsOf = ({ items }: Schema): Given => (Array.isArray(items) ? undefined : items)

function bytesOf(schema: Given, perCharacter: number, name: string): number {
  if (typeof schema !== 'object') throw new Error(`${name} has no limit`)
  if (isFile(schema)) return 0
  if (schema.const !== undefined) return JSON.stringify(schema.const).length
  if (schema.enum) return Math.max(...schema.enum.map(value => JSON.stringify(value).length))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return Math.max(...choices.map(one => bytesOf(one, perCharacter, name)))
  return bytesByType(schema, perCharacter, name)
}

const ofScalar: Readonly<Record<string, number>> = { number: 25, integer: 25, boolean: 5, null: 4 }

function bytesByType(schema: Schema, perCharacter: number, name: string): number {
  const type = typeOf(schema)
  const { maxItems, prefixItems = [], properties = {} } = schema
  const scalar = ofScalar[type]
  if (scalar !== undefined) return scalar
  if (type === 'string') return lengthOf(schema, name) * perCharacter
  if (prefixItems.length > 0) return sum(prefixItems, one => 1 + bytesOf(one, IN_JSON, name))
  if (type === 'array' && maxItems !== undefined) return maxItems * (1 + bytesOf(itemsOf(schema), IN_JSON, name))
  if (type !== 'object') throw new Error(`${name} has no limit`)
  return sum(Object.entries(properties), ([key, value]) => key.length + 4 + bytesOf(value, IN_JSON, `${name}.${key}`))
}

function lengthOf({ maxLength, format, pattern }: Schema, name: string): number {
  if (maxLength === undefined && !format && !pattern) throw new Error(`${name} has no limit`)
  return 2 + (maxLength ?? PATTERN_LENGTH)
}
