import { ArchiveRestore, RefreshCw } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'
import { writtenChapters } from '#src/wire/text/chapters.ts'

import type { ManagedVideo, manageVideoLoader } from './loaders.ts'
import { MediaBadge } from './media-badge.tsx'
import { useMending } from './use-mending.ts'
import { useTranscodeProgress } from './use-transcode-progress.ts'
import { useUpload } from './use-upload.ts'
import { inputOf, noVideo, type VideoValues } from './values.ts'
import { VideoFileField } from './video-file-field.tsx'
import { VideoFilePreview } from './video-file-preview.tsx'
import { VideoSettings, VideoWords } from './video-form.tsx'
import { VideoPreview } from './video-preview.tsx'
import { VideoBadge } from './video-states.tsx'
import { useWithdrawal } from './withdrawal.tsx'

/** A-VID-2, API-41, API-42 */
export function UpdateVideo() {
  const t = useTranslations('managers.videos')
  const toList = useToList('/dashboard/manage-videos')
  const { video, version } = useLoaderData<typeof manageVideoLoader>()
  const form = useForm({ defaultValues: valuesOf(video), reValidateMode: 'onSubmit' })
  const upload = useUpload((id, seconds) => {
    form.setValue('upload', id, { shouldDirty: true })
    form.setValue('seconds', seconds)
  })
  useTranscodeProgress([video.media])
  const withdrawal = useWithdrawal()
  const isPlayable = video.durationSeconds > 0
  const save = async ({ published, removePdf, ...values }: VideoValues, read: string | undefined) => {
    const { _id: id, title, courses } = video
    const isLeaving = video.published && !published
    const leaving = { id, title, published: true, isInCourse: courses.length > 0 }
    if (isLeaving && (await withdrawal.ask([leaving])).length === 0) return false
    const input = inputOf({ ...noVideo, ...values })
    await api().updateVideo({ videoId: id, version: read, ...input, published, removePdf })
    if (values.upload) await upload.forget()
    return true
  }
  return (
    <SaveForm
      key={video._id}
      form={form}
      passing={['upload', 'seconds']}
      save={save}
      stored={{
        values: valuesOf(video),
        version,
        names: {
          title: t('name'),
          description: t('description'),
          links: t('links'),
          chapters: t('chapters'),
          newLink: t('links'),
          captions: t('captionsFile'),
          published: t('published'),
          removePdf: t('pdf'),
          upload: t('file'),
          seconds: t('file'),
        },
      }}
      anew="/dashboard/manage-videos/new-video"
      onSaved={toList}
      saved={t('updated')}
      failed={t('updateFailed')}
      label={t('update')}
      badge={<VideoBadge video={video} />}
      preview={<VideoPreview form={form} thumbnail={video.thumbnail} length={video.durationSeconds} />}
      settings={
        <VideoSettings form={form} pdf={video.pdf} thumbnail={video.thumbnail}>
          <Checkbox {...form.register('published')} disabled={!isPlayable}>
            {t(publishAs(video))}
          </Checkbox>
        </VideoSettings>
      }
    >
      <VideoWords form={form} length={video.durationSeconds}>
        <section className="manager-part">
          <div className="video-file-head">
            <h2>{t('file')}</h2>
            <MediaBadge media={video.media} />
          </div>
          <Mending video={video} />
          {isPlayable && <VideoFilePreview video={video} />}
          <VideoFileField label={t('replaceVideo')} upload={upload} />
        </section>
      </VideoWords>
      {withdrawal.question}
    </SaveForm>
  )
}

/** What the tick says: learners see neither what cannot be played nor what is archived. */
function publishAs({ durationSeconds, archived }: ManagedVideo) {
  if (durationSeconds === 0) return 'publishLater'
  return archived ? 'publishArchived' : 'publish'
}

function Mending({ video }: { video: ManagedVideo }) {
  const t = useTranslations('managers.videos')
  const { busy, restore, encode } = useMending(video._id)
  return (
    <>
      {video.archived && (
        <Notice tone="warning">
          {t('archivedNotice')}{' '}
          <Button size="sm" busy={busy} onClick={() => void restore()}>
            <ArchiveRestore />
            {t('restore')}
          </Button>
        </Notice>
      )}
      {video.media.canEncodeAgain && (
        <div>
          <Button size="sm" busy={busy} onClick={() => void encode()}>
            <RefreshCw />
            {t('encodeAgain')}
          </Button>
        </div>
      )}
    </>
  )
}

const valuesOf = ({ title, description, links, chapters, captions, published }: ManagedVideo): VideoValues => ({
  ...noVideo,
  title,
  description,
  links,
  chapters: writtenChapters(chapters),
  published,
  captions: captions.map(({ language, label }) => ({ language, label, file: undefined, isStored: true })),
})
