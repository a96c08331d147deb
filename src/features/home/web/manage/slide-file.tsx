import { Film, ImageUp, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { useFileSize } from '#src/web/words/file-size.ts'
import { SLIDE_TYPES } from '#src/wire/upload-limits.ts'

import type { Sending } from './use-slide-upload.ts'
import { problemOf, type AssetType, type FileProblem, type SlideValues } from './values.ts'

interface SlideFileProps {
  form: UseFormReturn<SlideValues>
  assetType: AssetType
  /** Whether the place has a file of this kind already, which may stay. */
  hasCurrent: boolean
  sending: Sending | undefined
  onStop: () => void
  onForget: () => void
}

/** A-HERO-1: the image or the video of a slide: chosen, on its way, or broken off. */
export function SlideFile({ form, assetType, hasCurrent, sending, onStop, onForget }: SlideFileProps) {
  const t = useTranslations('managers.slides')
  const manager = useTranslations('manager')
  const [problem, setProblem] = useState<FileProblem>()
  const { errors, submitCount } = form.formState
  const file = form.watch(assetType)
  form.register(assetType, {
    validate: (given, values) =>
      values.assetType !== assetType || hasCurrent || given !== undefined || t(`${assetType}Missing`),
  })
  if (sending) return <OnItsWay sending={sending} onStop={onStop} onForget={onForget} />
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    const found = problemOf(assetType, chosen)
    setProblem(found)
    form.clearErrors(assetType)
    if (!found) form.setValue(assetType, chosen, { shouldDirty: true })
  }
  return (
    <div className="slide-file">
      <FileDrop
        label={t(`${assetType}File`)}
        accept={SLIDE_TYPES[assetType].join(',')}
        prompt={t(`${assetType}Drop`)}
        tapPrompt={manager('browse')}
        hint={t(`${assetType}Hint`)}
        error={(problem && t(problem)) ?? errors[assetType]?.message}
        flash={errors[assetType] ? submitCount : 0}
        onFiles={take}
      >
        {assetType === 'image' ? <ImageUp className="size-6" /> : <Film className="size-6" />}
      </FileDrop>
      {file && <Chosen file={file} onDrop={() => form.setValue(assetType, undefined, { shouldDirty: true })} />}
      {!file && hasCurrent && <p className="text-13 text-muted">{t(`${assetType}Stays`)}</p>}
    </div>
  )
}

function Chosen({ file, onDrop }: { file: File; onDrop: () => void }) {
  const t = useTranslations('managers.slides')
  return (
    <p className="slide-chosen">
      <span>
        <bdi>{file.name}</bdi> <span className="text-muted">{useFileSize()(file.size)}</span>
      </span>
      <Button size="sm" onClick={onDrop}>
        <X />
        {t('dropFile')}
      </Button>
    </p>
  )
}

interface OnItsWayProps {
  sending: Sending
  onStop: () => void
  onForget: () => void
  /** Where it is given, it tries again; otherwise the form around it does. */
  onAgain?: () => void
}

export function OnItsWay({ sending: { name, bytes, sent, stage }, onStop, onForget, onAgain }: OnItsWayProps) {
  const t = useTranslations('managers.slides')
  const size = useFileSize()(bytes)
  const percent = bytes > 0 ? Math.floor((100 * sent) / bytes) : 0
  return (
    <div className="slide-sending" role="group" aria-label={t('upload')}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <ProgressBar percent={percent} size={8} label={t('uploadOf', { name })} />
      <span role={stage === 'broken' ? 'alert' : 'status'}>
        {stage === 'broken' && <b>{t('uploadFailed')}</b>} {t(`stages.${stage}`, { percent, size })}
      </span>
      <div className="slide-acts">
        {stage === 'sending' && (
          <Button size="sm" onClick={onStop}>
            <X />
            {t('stop')}
          </Button>
        )}
        {stage === 'broken' && (
          <>
            <Button size="sm" type={onAgain ? 'button' : 'submit'} onClick={onAgain}>
              <RotateCw />
              {t('again')}
            </Button>
            <Button size="sm" onClick={onForget}>
              {t('otherFile')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
