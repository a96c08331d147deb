import { ImageUp, X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'
import { SLIDE_TYPES } from '#src/wire/upload-limits.ts'

import { OnItsWay } from './slide-file.tsx'
import { useDarkUpload } from './use-slide-upload.ts'
import { kindOf, problemOf, smallest, type FileProblem, type Slide } from './values.ts'

interface DarkArtProps {
  place: number
  slide: Slide
  version: string | undefined
  /** Why the file that was sent last is not shown. */
  failure: string | undefined
}

const accepted = [...SLIDE_TYPES.image, ...SLIDE_TYPES.video].join(',')

/** What the dark theme shows of a slide instead: a file that is sent as soon as it is chosen, or nothing else. */
export function DarkArt({ place, slide, version, failure }: DarkArtProps) {
  const t = useTranslations('managers.slides')
  const manager = useTranslations('manager')
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<FileProblem | 'darkType'>()
  const upload = useDarkUpload(place, slide, version)
  const send = async (file: File) => {
    const kind = kindOf(file)
    const found = kind ? problemOf(kind, file) : 'darkType'
    setProblem(found)
    if (!kind || found || !(await upload.send(kind, file))) return
    await revalidate()
    toast.success(t('saved'))
  }
  return (
    <section className="manager-part">
      <h2>{t('dark')}</h2>
      <p className="text-15 text-muted">{t('darkText')}</p>
      {failure && !upload.sending && <Notice tone="warning">{t('lastFailed', { failure })}</Notice>}
      {upload.sending ? (
        <OnItsWay
          sending={upload.sending}
          onStop={upload.stop}
          onForget={upload.forget}
          onAgain={() => upload.again && void send(upload.again)}
        />
      ) : (
        <FileDrop
          label={t('darkFile')}
          accept={accepted}
          prompt={t('darkDrop')}
          tapPrompt={manager('browse')}
          error={(problem && t(problem)) ?? upload.error}
          onFiles={([file]) => file && void send(file)}
        >
          <ImageUp className="size-6" />
        </FileDrop>
      )}
      {slide.dark && !upload.sending && <Present place={place} art={slide.dark} />}
    </section>
  )
}

function Present({ place, art }: { place: number; art: NonNullable<Slide['dark']> }) {
  const t = useTranslations('managers.slides')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const drop = async () => {
    setBusy(true)
    try {
      await api().dropDarkHero({ pageNb: String(place) })
      await revalidate()
      toast.success(t('saved'))
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('failed'))
    }
    setBusy(false)
  }
  return (
    <p className="slide-chosen">
      {art.image && <img src={smallest(art.image)} alt="" />}
      <span>{t(art.asset?.asset_type ?? 'image')}</span>
      <Button size="sm" busy={isBusy} onClick={() => void drop()}>
        <X />
        {t('darkDropped')}
      </Button>
    </p>
  )
}
