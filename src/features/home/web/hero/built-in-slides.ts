import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { HeroSlide } from '../../contract.ts'
import stride from './built-in-chronophotograph.avif'
import beats from './built-in-ridges.avif'
import pitch from './built-in-traces.avif'

/** What stands alone in the carousel of an academy that has no slides yet. */
export function useOpeningSlide(): z.output<typeof HeroSlide> {
  const t = useTranslations('home.opening')
  return { _id: 'opening', image: stride, color: 'white', h1: t('title'), p: t('text'), link: '/courses' }
}

/** L-HOME-5: what stands in the carousel when the slides cannot be read. */
export function useBuiltInSlides(): z.output<typeof HeroSlide>[] {
  const t = useTranslations('home.builtIn')
  const slide = (name: 'stride' | 'pitch' | 'beats', image: string, color: 'black' | 'white') => ({
    _id: name,
    image,
    color,
    h1: t(`${name}.title`),
    p: t(`${name}.text`),
    link: '/courses',
  })
  return [slide('stride', stride, 'white'), slide('pitch', pitch, 'black'), slide('beats', beats, 'white')]
}
