import type { UseFormReturn } from 'react-hook-form'
import { useNow, useTranslations } from 'use-intl'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { ResearchCard } from '../list/research-card.tsx'
import { PaperText } from '../paper-text.tsx'
import { ResearchFigure } from '../research-figure.tsx'
import { ResearchHead } from '../research-head.tsx'
import type { DetailResearch, Uncounted } from '../research.ts'
import type { ResearchValues } from './values.ts'

interface ResearchPreviewProps {
  form: UseFormReturn<ResearchValues>
  categories: readonly { _id: string; name: string }[]
  /** As it is stored. */
  stored?: { _id: string; thumbnail: string; isOnPaper: boolean }
}

/** The paper in its list, and its page, with what the form holds now. */
export function ResearchPreview({ form, categories, stored }: ResearchPreviewProps) {
  const values = useValues(form)
  const t = useTranslations('managers.research')
  const now = useNow()
  const picture = usePicture(values.thumbnail, stored)
  const card = {
    _id: stored?._id ?? '',
    title: values.title.trim() || t('name'),
    abstract: values.abstract,
    finding: values.finding,
    findingNote: values.findingNote,
    tags: values.tags,
    category: categories.find(({ _id }) => _id === values.category) ?? { _id: '', name: '' },
    publishedOn: values.publicationDate || null,
    createdAt: now.toISOString(),
    ...picture,
  }
  const paper = () => ({
    ...card,
    authors: values.authors,
    content: values.content,
    doi: values.doi || null,
    licence: values.licence || null,
    references: values.references.map(one => ({ ...one, year: Number(one.year) || null })),
    file: null,
    updatedAt: card.createdAt,
    published: true,
  })
  return (
    <Preview
      isBlank={values.title.trim() === ''}

      page={() => <Page research={paper()} />}
    >
      <ResearchCard research={{ ...card, authors: values.authors.map(({ name }) => name), found: null }} priority />
    </Preview>
  )
}

/** The chosen picture, or the stored one: of that it is known whether it is drawn on white. */
function usePicture(file: File | undefined, stored: ResearchPreviewProps['stored']) {
  const chosen = useFileAddress(file)
  if (chosen !== undefined) return { thumbnail: chosen, isOnPaper: false }
  return { thumbnail: stored?.thumbnail ?? '', isOnPaper: stored?.isOnPaper ?? false }
}

/** The paper without what is done with it. */
function Page({ research }: { research: Uncounted<DetailResearch> }) {
  const { abstract, content, references } = research
  return (
    <article className="wrap research-page">
      <ResearchHead research={research} />
      <ResearchFigure research={research} />
      <div className="research-text outlined">
        <PaperText abstract={abstract} content={content} references={references} />
      </div>
    </article>
  )
}
