import { and, eq, inArray } from 'drizzle-orm'

import { settleOrder } from '#src/features/orders/commands/settling/settle-order.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { keepImage } from '#src/server/images/images.ts'
import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import { intentOf } from '#src/server/payments/transfers/transfers.ts'
import { storePdf } from '#src/server/pdfs/pdfs.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { MOST_PROOFS, proofImage, proofPdf } from '../policy.ts'
import { findOfOrder, readTransfer } from '../queries/find-transfers.ts'
import { tellAcademy } from './tell-transfer.ts'

type Sent = { readonly id: string; readonly proof: File }

/**
 * Takes what the buyer shows for having transferred; the order is under way from then on. Refuses 'not-found' for what is not
 * theirs, 'transfer-decided', 'transfer-cancelled', 'too-many-proofs', and what `storePdf` and `keepImage` do.
 */
export async function sendProof(context: Context, { id: orderId, proof }: Sent) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const found = await findOfOrder(context.db, { orderId, userId: user.id })
  if (!found) return refuse('not-found')
  const barred = await barTo(context.db, found.transfer)
  if (barred) return barred
  const stored = await storeProof(context, proof)
  if (isRefused(stored)) return stored
  const written = await keepFiles(context.storage, stored.files, () =>
    writeProof(context, { transferId: found.transfer.id, fileKey: stored.key, by: user.id }),
  )
  return isRefused(written) ? written : readTransfer(context, { id: orderId })
}

async function storeProof(context: Context, proof: File) {
  const isPdf = proof.type === 'application/pdf' || (await proof.slice(0, 5).text()) === '%PDF-'
  if (!isPdf) return keepImage(context, proofImage, proof)
  const key = await storePdf(context, proofPdf, proof)
  return isRefused(key) ? key : { key, files: [key] }
}

async function barTo(db: Context['db'], { id, state }: { id: string; state: string }): Promise<Refused | undefined> {
  if (state === 'received') return refuse('transfer-decided')
  if (state === 'cancelled') return refuse('transfer-cancelled')
  const isProof = and(eq(transferSteps.transferId, id), eq(transferSteps.what, 'sent'))
  return (await db.$count(transferSteps, isProof)) >= MOST_PROOFS ? refuse('too-many-proofs') : undefined
}

type Proof = { readonly transferId: string; readonly fileKey: string; readonly by: string }

const writeProof = (context: Context, { transferId, fileKey, by }: Proof) =>
  context.db.transaction(async tx => {
    const [locked] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, transferId)).for('update')
    if (!locked) return refuse('not-found')
    const barred = await barTo(tx, locked)
    if (barred) return barred
    const [row] = await tx
      .update(bankTransfers)
      .set({ state: 'sent' })
      .where(and(eq(bankTransfers.id, transferId), inArray(bankTransfers.state, ['waiting', 'sent'])))
      .returning()
    if (!row) throw new Error('a locked transfer stays what it is')
    await tx.insert(transferSteps).values({ transferId, what: 'sent', at: context.now(), by, fileKey })
    await settleOrder(context, tx, { intent: intentOf(row, context.payments.livemode) })
    // A second picture of what waits already is no news.
    if (locked.state === 'waiting') await tellAcademy(context, tx, row)
    context.log.info({ event: 'transfer-proof', transferId, userId: by }, 'a proof of a transfer')
    return row
  })
