import { FileText, Image } from 'lucide-react'
import { useTranslations } from 'use-intl'

import './proofs.css'

interface ProofLinksProps {
  /** The order's id. */
  order: string
  proofs: readonly { _id: string; at: string; isPdf: boolean }[]
}

/** Opens what was shown for a transfer, each in a page of its own. */
export function ProofLinks({ order, proofs }: ProofLinksProps) {
  const t = useTranslations('transfers')
  return (
    <ul className="transfer-proofs">
      {proofs.map(({ _id, isPdf }, index) => (
        <li key={_id}>
          <a className="link" href={`/api/transfer/${order}/proofs/${_id}`} target="_blank" rel="noreferrer">
            {isPdf ? <FileText /> : <Image />}
            {t('proofNumber', { number: index + 1 })}
          </a>
        </li>
      ))}
    </ul>
  )
}
