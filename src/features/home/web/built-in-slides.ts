import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { HeroSlide } from '#src/features/hero/contract.ts'

import stride from './built-in-chronophotograph.avif'
import beats from './built-in-ridges.avif'
import pitch from './built-in-traces.avif'

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
