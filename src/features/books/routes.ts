import { Readable } from 'node:stream'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { csvHeaders } from '#src/server/files/csv.ts'
import { bind, type RawRoute, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { exportBooks, exportLedger } from './commands.ts'
import { booksContract, BooksFileInput } from './contract.ts'
import { readBooks } from './queries/read-books.ts'

export const booksRoutes = bind(booksContract, { readBooks: { run: readBooks, heavy: true } })

/** A file of the books, for who has just proved once more that it is them. */
const file =
  (name: string, read: typeof exportBooks | typeof exportLedger): RawRoute =>
  async (context, request, reply) => {
    const asked = BooksFileInput.safeParse(request.query)
    if (!asked.success) return send(reply, refuse('invalid'))
    const user = await requireConfirmation(context)
    if (isRefused(user)) return send(reply, user)
    context.log.info({ event: 'books-exported', file: name, userId: user.id, ip: context.ip }, 'books exported')
    const pieces = await read(context, asked.data)
    return reply
      .headers(csvHeaders(name, context.now()))
      .send(Readable.from(typeof pieces === 'string' ? [pieces] : pieces))
  }

export const booksRawRoutes = {
  exportBooks: file('books', exportBooks),
  exportLedger: file('ledger', exportLedger),
} satisfies RawRoutes
