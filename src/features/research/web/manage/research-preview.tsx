import type { UseFormReturn } from 'react-hook-form'
import { useNow } from 'use-intl'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { ResearchCard } from '../list/research-card.tsx'
import type { ResearchValues } from './values.ts'

interface ResearchPreviewProps {
  form: UseFormReturn<ResearchValues>
  categories: readonly { _id: string; name: string }[]
  /** As it is stored. */
  stored?: { _id: string; thumbnail: string }
}

/** The paper in its list with what the form holds now. */
export function ResearchPreview({ form, categories, stored }: ResearchPreviewProps) {
  const { title, abstract, finding, findingNote, tags, category, authors, publicationDate, thumbnail } = useValues(form)
  const now = useNow()
  const picture = useFileAddress(thumbnail) ?? stored?.thumbnail ?? ''
  return (
    <Preview>
      <ResearchCard
        research={{
          _id: stored?._id ?? '',
          title: title.trim() || '…',
          abstract,
          finding,
          findingNote,
          tags,
          category: categories.find(({ _id }) => _id === category) ?? { _id: '', name: '' },
          authors: authors.map(({ name }) => name),
          publishedOn: publicationDate || null,
          views: 0,
          createdAt: now.toISOString(),
          thumbnail: picture,
          isOnPaper: false,
          found: null,
        }}
        priority
      />
    </Preview>
  )
}
