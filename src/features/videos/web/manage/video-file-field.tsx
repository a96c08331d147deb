import { Film, Pause, Play, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'

import type { UploadHandle } from './use-upload.ts'
import type { VideoUpload } from './video-upload.ts'

interface VideoFileFieldProps {
  label: string
  upload: UploadHandle
  error?: string | undefined
  flash?: number | undefined
}

/** In megabytes: whole ones, or tenths of a small file. */
const sizeOf = (bytes: number): number => (bytes < 1e7 ? Math.ceil(bytes / 1e5) / 10 : Math.ceil(bytes / 1e6))

/** A-VID-5: a place to drop a video, and how far it has been sent. */
export function VideoFileField({ label, upload, error, flash }: VideoFileFieldProps) {
  const t = useTranslations('managers.videos')
  const manager = useTranslations('manager')
  const { film, begun, start } = upload
  if (film) return <Sending label={label} film={film} upload={upload} />
  return (
    <div>
      <FileDrop
        label={label}
        accept="video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv,.m4v"
        prompt={t('dropFilm')}
        tapPrompt={manager('browse')}
        hint={t('filmHint')}
        error={upload.problem ?? error}
        flash={flash}
        onFiles={([file]) => file && start(file)}
      >
        <Film className="size-6" />
      </FileDrop>
      {begun.map(({ name, percent, forget }) => (
        <p key={name} className="video-row" role="status">
          <span>{t('begunFilm', { name, percent })}</span>
          <Button size="sm" onClick={forget}>
            <X />
            {t('cancelUpload')}
          </Button>
        </p>
      ))}
    </div>
  )
}

function Sending({ label, film, upload }: { label: string; film: VideoUpload; upload: UploadHandle }) {
  const t = useTranslations('managers.videos')
  const percent = film.bytes > 0 ? Math.floor((100 * film.sent) / film.bytes) : 0
  return (
    <div className="film-sending" role="group" aria-label={label}>
      <strong>{film.name}</strong>
      <ProgressBar percent={percent} size={8} label={t('sendingOf', { name: film.name })} />
      <span role={film.stage === 'broken' || film.stage === 'refused' ? 'alert' : 'status'}>
        {t(`uploading.${film.stage}`, { percent, size: sizeOf(film.bytes) })} {film.problem}
      </span>
      <div className="video-row">
        {film.stage === 'sending' && (
          <Button size="sm" onClick={upload.pause}>
            <Pause />
            {t('pauseUpload')}
          </Button>
        )}
        {(film.stage === 'broken' || film.stage === 'paused') && (
          <Button size="sm" onClick={upload.goOn}>
            <Play />
            {t('continueUpload')}
          </Button>
        )}
        <Button size="sm" onClick={upload.cancel}>
          <X />
          {t(film.stage === 'whole' || film.stage === 'refused' ? 'otherFilm' : 'cancelUpload')}
        </Button>
      </div>
    </div>
  )
}
