// What a field of a form sends when somebody changes it, made from what its contract takes.
import sharp from 'sharp'
import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
/** Ids of things that are there, for the fields that name some. */
type Ids = readonly string[]

/** @returns a value for this field; with another `n`, another one */
export function changedValue(type: z.ZodType, n: number, ids: Ids = []): Promise<unknown> {
  return valueOf(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }), { n, ids })
}

type Wanted = { readonly n: number; readonly ids: Ids }

async function valueOf(schema: Schema, wanted: Wanted): Promise<unknown> {
  const { n } = wanted
  const [choice] = choicesOf(schema).filter(one => one.const === undefined && one.type !== 'null')
  if (choice) return valueOf(choice, wanted)
  if (schema.enum) return schema.enum[n % schema.enum.length]
  if (schema.type === 'boolean') return n % 2 === 1
  if (schema.type === 'array') return [await valueOf(partOf(schema.items), wanted)]
  if (schema.type === 'object') return objectOf(schema, wanted)
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 10) + n
  return textOf(schema, wanted)
}

const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? []

/** A part that is no schema of its own takes anything. */
const partOf = (part: z.core.JSONSchema._JSONSchema | readonly unknown[] | undefined): Schema =>
  typeof part === 'object' && !Array.isArray(part) ? (part as Schema) : {} // no contract has a tuple

async function objectOf({ properties = {} }: Schema, wanted: Wanted): Promise<object> {
  const made: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(properties)) made[name] = await valueOf(partOf(part), wanted)
  return made
}

const formats: Readonly<Record<string, (wanted: Wanted) => unknown>> = {
  binary: ({ n }) => imageOf(n),
  date: ({ n }) => `2099-02-0${n}`,
  doi: ({ n }) => `10.1234/another-${n}`,
  orcid: ({ n }) => ['0000-0002-1825-0097', '0000-0001-5109-3700'][n % 2],
  uri: ({ n }) => `https://example.org/${n}`,
  uuid: ({ n, ids }) => ids[n % ids.length],
}

/** @returns nothing where a text has to be of a form that is not known here */
function textOf({ format, pattern, maxLength }: Schema, wanted: Wanted): unknown {
  const made = formats[format ?? '']
  if (made) return made(wanted)
  const texts = [
    `${wanted.n} is another text than it was`.slice(0, maxLength),
    `https://example.org/${wanted.n}`,
    `${wanted.n}`,
  ]
  return texts.find(text => !pattern || new RegExp(pattern, 'u').test(text))
}

export async function imageOf(n: number): Promise<File> {
  const background = { r: 40 * n, g: 0, b: 57 }
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
}
