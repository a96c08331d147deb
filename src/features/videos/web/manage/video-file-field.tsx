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
  const { file, begun, start } = upload
  if (file) return <Sending label={label} file={file} upload={upload} />
  return (
    <div>
      <FileDrop
        label={label}
        accept="video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv,.m4v"
        prompt={t('dropVideo')}
        tapPrompt={manager('browse')}
        hint={t('videoHint')}
        error={upload.problem ?? error}
        flash={flash}
        onFiles={([file]) => file && start(file)}
      >
        <Film className="size-6" />
      </FileDrop>
      {begun.map(({ name, percent, forget }) => (
        <p key={name} className="video-row" role="status">
          <span>{percent === undefined ? t('begunBefore', { name }) : t('begunVideo', { name, percent })}</span>
          <Button size="sm" onClick={forget}>
            <X />
            {t('cancelUpload')}
          </Button>
        </p>
      ))}
    </div>
  )
}

function Sending({ label, file, upload }: { label: string; file: VideoUpload; upload: UploadHandle }) {
  const t = useTranslations('managers.videos')
  const percent = file.bytes > 0 ? Math.floor((100 * file.sent) / file.bytes) : 0
  const isStopped = file.stage === 'broken' || file.stage === 'offline'
  return (
    <div className="upload-sending" role="group" aria-label={label}>
      <strong>{file.name}</strong>
      <ProgressBar percent={percent} size={8} label={t('sendingOf', { name: file.name })} />
      <span role={isStopped || file.stage === 'refused' ? 'alert' : 'status'}>
        {t(`uploading.${file.stage}`, { percent, size: sizeOf(file.bytes) })} {file.problem}
      </span>
      <div className="video-row">
        {file.stage === 'sending' && (
          <Button size="sm" onClick={upload.pause}>
            <Pause />
            {t('pauseUpload')}
          </Button>
        )}
        {(isStopped || file.stage === 'paused') && (
          <Button size="sm" onClick={upload.goOn}>
            <Play />
            {t('continueUpload')}
          </Button>
        )}
        <Button size="sm" onClick={upload.cancel}>
          <X />
          {t(file.stage === 'whole' || file.stage === 'refused' ? 'otherVideo' : 'cancelUpload')}
        </Button>
      </div>
    </div>
  )
}
