import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { HeroSlide } from '../../contract.ts'
import contactByNight from './built-in-contact-night.avif'
import contact from './built-in-contact.avif'
import beats from './built-in-ridges.avif'
import pitch from './built-in-traces.avif'

const sprinter = {
  image: contact,
  color: 'black',
  ground: '#f3b62e',
  dark: { image: contactByNight, ground: '#1b0d0f' },
} as const

/** What stands alone in the carousel of an academy that has no slides yet. */
export function useOpeningSlide(): z.output<typeof HeroSlide> {
  const t = useTranslations('home.opening')
  return { _id: 'opening', ...sprinter, h1: t('title'), p: t('text'), link: '/courses' }
}

/** L-HOME-5: what stands in the carousel when the slides cannot be read. */
export function useBuiltInSlides(): z.output<typeof HeroSlide>[] {
  const t = useTranslations('home.builtIn')
  const slide = (
    name: 'stride' | 'pitch' | 'beats',
    art: Pick<z.output<typeof HeroSlide>, 'image' | 'color' | 'ground' | 'dark'>,
  ) => ({
    _id: name,
    ...art,
    h1: t(`${name}.title`),
    p: t(`${name}.text`),
    link: '/courses',
  })
  return [
    slide('stride', sprinter),
    slide('pitch', { image: pitch, color: 'black', ground: '#f1e8db' }),
    slide('beats', { image: beats, color: 'white', ground: '#11262e' }),
  ]
}
