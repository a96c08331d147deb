import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { DraftBadge, ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { manageResearchLoader } from './loaders.ts'
import { ResearchSettings, ResearchWords } from './research-fields.tsx'
import { ResearchPreview } from './research-preview.tsx'
import { inputOf, type ResearchValues } from './values.ts'

/** How long the outcome is read before the list comes (A-RES-7). */
const READING_MS = 1200

/** A-RES-5, A-RES-6, A-RES-7 */
export function UpdateResearch() {
  const t = useTranslations('managers.research')
  const toList = useToList('/dashboard/manage-researches')
  const { research, version, categories } = useLoaderData<typeof manageResearchLoader>()
  const { _id: id, thumbnail, isOnPaper, hasFile, published } = research
  const [isSaved, setSaved] = useState(false)
  const form = useForm<ResearchValues>({ defaultValues: valuesOf(research), reValidateMode: 'onSubmit' })
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(toList, READING_MS)
    return () => clearTimeout(timer)
  }, [isSaved, toList])
  const save = ({ thumbnail: image, pdf, ...values }: ResearchValues, read: string | undefined) =>
    api().updateResearch({ id, version: read, ...inputOf(values, research.tags), thumbnail: image, pdf })
  return (
    <SaveForm
      key={id}
      form={form}
      save={save}
      stored={{
        values: valuesOf(research),
        version,
        names: useFieldNames(),
        nameOf: one => categories.find(({ _id }) => _id === one)?.name,
      }}
      onSaved={() => setSaved(true)}
      anew="/dashboard/manage-researches/new-research"
      saved={t('updated')}
      failed={t('updateFailed')}
      label={t('update')}
      publishing={{ isPublished: published, choose: is => form.setValue('published', is) }}
      badge={<DraftBadge isPublished={published} />}
      actions={<ViewPage to={`/research/${id}`} />}
      preview={<ResearchPreview form={form} categories={categories} stored={research} />}
      settings={
        <ResearchSettings
          form={form}
          categories={categories}
          stored={{ thumbnail, isOnPaper, hasFile }}
          isPublished={published}
        />
      }
    >
      <ResearchWords form={form} />
    </SaveForm>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.research')
  return {
    title: t('name'),
    abstract: t('abstract'),
    finding: t('finding'),
    findingNote: t('findingNote'),
    content: t('content'),
    category: t('category'),
    tags: t('tags'),
    published: t('state'),
    publicationDate: t('publicationDate'),
    doi: t('doi'),
    licence: t('licence'),
    authors: t('authors'),
    references: t('references'),
  }
}

type Stored = Awaited<ReturnType<typeof manageResearchLoader>>['research']

const valuesOf = ({ title, abstract, content, category, tags, published, ...research }: Stored): ResearchValues => ({
  title,
  abstract,
  finding: research.finding,
  findingNote: research.findingNote,
  content,
  category: category._id,
  tags,
  published,
  thumbnail: undefined,
  pdf: undefined,
  publicationDate: research.publishedOn ?? '',
  doi: research.doi ?? '',
  licence: research.licence ?? '',
  authors: research.authors.map(author => ({ ...author, orcid: author.orcid ?? '' })),
  references: research.references.map(({ year, doi, url, ...reference }) => ({
    ...reference,
    year: year === null ? '' : String(year),
    doi: doi ?? '',
    url: url ?? '',
  })),
})
