import { Quote } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { api } from '#src/web/api.ts'

import { citationAddress, citationFormats } from './citation-forms.ts'
import { CopyCitation } from './copy-citation.tsx'
import type { Citations } from './paper.ts'

interface CitePanelProps {
  paperId: string
  /** Null while the server has not drawn them. */
  citations: Citations | null
}

const loadDialog = () => import('./cite-dialog.tsx')
const CiteDialog = lazy(async () => ({ default: (await loadDialog()).CiteDialog }))

/** The citation as most people want it, and the way to the others; without scripts these are links. */
export function CitePanel({ paperId, citations: given }: CitePanelProps) {
  const t = useTranslations('research')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { citations, hasFailed } = useCitations(paperId, given)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <section className="panel cite" aria-labelledby="cite">
      <h2 id="cite">{t('cite')}</h2>
      {citations ? <RichText html={citations.apa.html} /> : <Waiting hasFailed={hasFailed} />}
      {citations && (
        <div className="cite-acts">
          <CopyCitation text={citations.apa.text} />
          <Button
            size="sm"
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={() => void loadDialog()}
            onFocus={() => void loadDialog()}
          >
            <Quote />
            {t('allFormats')}
          </Button>
        </div>
      )}
      <ul className="cite-files">
        {citationFormats.map(format => (
          <li key={format}>
            <a
              className="link"
              href={citationAddress(paperId, format)}
              aria-label={t('downloadAs', { format: t(format) })}
            >
              {t(format)}
            </a>
          </li>
        ))}
      </ul>
      {wasOpened && citations && (
        <Suspense>
          <CiteDialog paperId={paperId} citations={citations} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </section>
  )
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const t = useTranslations('research')
  if (hasFailed) return <p className="muted">{t('citeFailed')}</p>
  return (
    <div className="cite-wait">
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  )
}

/** What came with the page, or else what the server has drawn meanwhile. */
function useCitations(paperId: string, given: Citations | null) {
  const [fetched, setFetched] = useState<Citations | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isMissing = given === null
  useEffect(() => {
    if (!isMissing) return
    api()
      .citeResearch({ id: paperId })
      .then(({ citations }) => setFetched(citations))
      .catch(() => setHasFailed(true))
  }, [paperId, isMissing])
  return { citations: given ?? fetched, hasFailed }
}
