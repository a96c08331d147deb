import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Segmented } from '#src/ui/controls/segmented.tsx'
import { DeviceFrame } from '#src/web/manager/editor/device-frame.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { HeroSlideView } from '../hero/hero-slide.tsx'
import { groundOf, toneOf } from '../hero/slide.ts'
import type { Slide, SlideValues } from './values.ts'

const devices = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

interface SlidePreviewProps {
  place: number
  slide: Slide | undefined
  values: SlideValues
}

/** The slide as a visitor will see it, drawn by the landing page's own parts in a window of that size. */
export function SlidePreview({ place, slide, values }: SlidePreviewProps) {
  const t = useTranslations('managers.slides')
  const [device, setDevice] = useState<keyof typeof devices>('desktop')
  const draft = useDraft(slide, values)
  const options = [
    { value: 'desktop', label: <Face Icon={Monitor} text={t('desktop')} /> },
    { value: 'phone', label: <Face Icon={Smartphone} text={t('phone')} /> },
  ] as const
  return (
    <section className="edit-preview" aria-labelledby="slide-preview">
      <header className="edit-preview-head">
        <h2 id="slide-preview">{t('preview')}</h2>
        <Segmented label={t('width')} value={device} onChange={setDevice} options={[...options]} />
      </header>
      <DeviceFrame key={device} title={t('previewOf', { number: place })} {...devices[device]}>
        <div className="hero" data-tone={toneOf(draft)} style={groundOf(draft)}>
          <div className="hero-view">
            <div className="hero-track">
              <HeroSlideView slide={draft} index={place - 1} count={3} isCurrent isOn />
            </div>
          </div>
        </div>
      </DeviceFrame>
    </section>
  )
}

const Face = ({ Icon, text }: { Icon: typeof Monitor; text: string }) => (
  <>
    <Icon className="size-4" />
    {text}
  </>
)

/** What the form would make of the slide that is there. */
function useDraft(slide: Slide | undefined, values: SlideValues): Slide {
  const t = useTranslations('managers.slides')
  const { h1, p, link, color } = values
  return {
    _id: 'draft',
    h1: h1 || t('heading'),
    p: p || t('paragraph'),
    link: link.startsWith('/') ? link : '/',
    color,
    ...(slide?.dark && { dark: slide.dark }),
    ...useArt(slide, values),
  }
}

/** The chosen file or the present one, and for a video what stands before it. */
function useArt(slide: Slide | undefined, { assetType, image, video, still }: SlideValues) {
  const chosen = { image: useFileAddress(image), video: useFileAddress(video) }
  const stillUrl = useFileAddress(still)
  const current = currentOf(slide, assetType)
  const url = chosen[assetType] ?? current.url
  const asset = url ? { asset: { asset_type: assetType, url } } : {}
  // What a chosen picture stands on is read when it is saved.
  const ground = !chosen[assetType] && !stillUrl && current.ground ? { ground: current.ground } : {}
  if (assetType === 'image') return { image: url ?? '', ...asset, ...ground }
  return { ...ground, image: stillUrl ?? (chosen.video ? '' : current.image), ...asset }
}

const currentOf = (slide: Slide | undefined, assetType: SlideValues['assetType']) =>
  slide?.asset?.asset_type === assetType
    ? { url: slide.asset.url, image: slide.image, ground: slide.ground }
    : { url: undefined, image: '', ground: undefined }
