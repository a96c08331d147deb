import type { IncomingHttpHeaders } from 'node:http'

import { z } from 'zod'

import { Line } from '#src/wire/fields.ts'

const Announced = z.object({
  bytes: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(1)),
  name: Line.catch(''),
  type: z.string().max(100).default(''),
})
export type Announced = z.output<typeof Announced>

/**
 * What the tus protocol says of a file that is going to be sent: its length, and a list of names with values in base64.
 * @returns undefined when it makes no sense
 */
export function readAnnounced(headers: IncomingHttpHeaders): Announced | undefined {
  const metadata = headers['upload-metadata']
  const pairs = (typeof metadata === 'string' ? metadata : '').slice(0, 2000).split(',')
  const said = new Map(
    pairs.map(pair => pair.trim().split(' ')).map(([name = '', value = '']) => [name, textOf(value)]),
  )
  const announced = { bytes: headers['upload-length'], name: said.get('filename'), type: said.get('filetype') }
  return Announced.safeParse(announced).data
}

const textOf = (base64: string): string => Buffer.from(base64, 'base64').toString()
