import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { ProgressRing } from '#src/ui/progress.tsx'

import type { ListedVideo } from './loaders.ts'
import type { MediaState } from './media-state.ts'
import { keepSettings, useSettings } from './settings.ts'
import { playOn } from './use-resume.ts'

/** How long before the end the card comes, and the share of a short video that it may take. */
const LEAD_SECONDS = 10
const LEAD_SHARE = 1 / 3

interface NextVideoProps {
  media: MediaState
  next: ListedVideo
  address: string
}

/** L-VID-8, D-36: the next video opens at the end by itself, unless the reader said no; that is remembered. */
export function NextVideo({ media, next, address }: NextVideoProps) {
  const t = useTranslations('videos')
  const navigate = useNavigate()
  const { autoplay } = useSettings()
  const [isWaved, setWaved] = useState(false)
  const opens = autoplay && !isWaved
  const { ended } = media
  const lead = Math.min(LEAD_SECONDS, media.duration * LEAD_SHARE)
  const left = media.duration - media.time
  const open = () => void navigate(address, { state: playOn })

  useEffect(() => {
    if (ended && opens) void navigate(address, { state: playOn })
  }, [address, ended, navigate, opens])

  const isNear = media.duration > 0 && left <= lead
  if (!(ended || (isNear && opens))) return null
  return (
    <div className="next-video" role="status">
      {opens && (
        <ProgressRing percent={lead > 0 ? 100 - (100 * left) / lead : 100} size={44}>
          <bdi aria-hidden="true">{Math.max(0, Math.ceil(left / media.rate))}</bdi>
        </ProgressRing>
      )}
      <div className="words">
        <span>{t('nextVideo')}</span>
        <b>{next.title}</b>
      </div>
      {opens && (
        <Button
          size="sm"
          onClick={() => {
            setWaved(true)
            keepSettings({ autoplay: false })
          }}
        >
          {t('cancel')}
        </Button>
      )}
      <Button size="sm" variant="ink" onClick={open}>
        {t('playNow')}
      </Button>
    </div>
  )
}
