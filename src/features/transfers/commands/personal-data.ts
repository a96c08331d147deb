import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'

import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

/** What a person transferred, with their proofs. The transfers stay for the books, as orders do; the proofs go. */
export const transferData: PersonalData = {
  name: 'transfers',
  collect: async (db, { userId }) => {
    const { id, reference, amountCents, currency, state, dueAt, createdAt } = bankTransfers
    const transfers = await db
      .select({ id, reference, amountCents, currency, state, dueAt, createdAt })
      .from(bankTransfers)
      .where(eq(bankTransfers.userId, userId))
      .orderBy(asc(createdAt))
    const steps = await db
      .select()
      .from(transferSteps)
      .where(inArray(transferSteps.transferId, idsOf(db, userId)))
      .orderBy(asc(transferSteps.at))
    return {
      rows: transfers.map(transfer => ({
        ...transfer,
        steps: steps
          .filter(({ transferId }) => transferId === transfer.id)
          .map(({ what, at, note, amountCents: cents }) => ({ what, at, note, amountCents: cents })),
      })),
      files: steps.flatMap(({ id: step, fileKey }) =>
        fileKey ? [{ name: `proof-${step}.${fileKey.split('.').at(-1)}`, key: fileKey }] : [],
      ),
    }
  },
  erase: async (tx, { userId }) => {
    const own = inArray(transferSteps.transferId, idsOf(tx, userId))
    const proofs = await tx
      .select({ key: transferSteps.fileKey })
      .from(transferSteps)
      .where(and(own, isNotNull(transferSteps.fileKey)))
    await tx.update(transferSteps).set({ fileKey: null, note: null }).where(own)
    return proofs.flatMap(({ key }) => key ?? [])
  },
}

const idsOf = (db: Parameters<PersonalData['collect']>[0], userId: string) =>
  db.select({ id: bankTransfers.id }).from(bankTransfers).where(eq(bankTransfers.userId, userId))
