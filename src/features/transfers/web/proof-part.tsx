import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'
import { UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

import type { Transfer } from './loaders.ts'
import { ProofLinks } from './proof-links.tsx'

/** What the buyer has shown, and a place to show more. */
export function ProofPart({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('transfers')
  const { _id, proofs, state } = transfer
  if (state === 'received' && proofs.length === 0) return null
  return (
    <section className="transfer-proof">
      <h2>{t('proof')}</h2>
      {proofs.length > 0 && <ProofLinks order={_id} proofs={proofs} />}
      {state !== 'received' && <Sender id={_id} isFirst={proofs.length === 0} />}
    </section>
  )
}

function Sender({ id, isFirst }: { id: string; isFirst: boolean }) {
  const t = useTranslations('transfers')
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<{ text: string; times: number }>()
  const [isBusy, setBusy] = useState(false)
  const fail = (text: string) => setProblem(before => ({ text, times: (before?.times ?? 0) + 1 }))
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    if (chosen.size > UPLOAD_MAX_BYTES) return fail(t('tooLarge'))
    setProblem(undefined)
    setFile(chosen)
  }
  const send = async () => {
    if (!file) return fail(t('noFile'))
    setBusy(true)
    try {
      await api().sendProof({ id, proof: file })
      setFile(undefined)
      toast.success(t('proofSent'))
      await revalidate()
    } catch (error) {
      fail(isCallRefused(error) ? error.message : t('proofFailed'))
    }
    setBusy(false)
  }
  return (
    <div className="transfer-sender">
      <FileDrop
        label={t(isFirst ? 'proofLabel' : 'proofAgain')}
        help={t('proofHelp')}
        accept="image/*,application/pdf"
        prompt={t('proofDrop')}
        tapPrompt={t('proofTap')}
        hint={t('proofHint')}
        error={problem?.text}
        flash={problem?.times}
        onFiles={take}
      >
        {file && <strong>{file.name}</strong>}
      </FileDrop>
      <Button variant="primary" busy={isBusy} onClick={() => void send()}>
        {t('sendProof')}
      </Button>
    </div>
  )
}
