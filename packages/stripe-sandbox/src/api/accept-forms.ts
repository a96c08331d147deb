import type { FastifyInstance } from 'fastify'

import { parseForm } from './form.ts'

/** Makes `app` read form bodies with bracket nesting. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => parseForm(body.toString()),
  )
}
