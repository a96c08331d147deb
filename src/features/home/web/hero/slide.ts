// A slide as it is drawn.
import type { CSSProperties } from 'react'
import type { z } from 'zod'

import type { HeroSlide } from '../../contract.ts'

export type Slide = z.output<typeof HeroSlide>

/** The colour of its words; those of a bright slide with a picture for the dark theme go with the theme. */
export const toneOf = ({ color, dark }: Slide) => (dark && color === 'black' ? 'theme' : color)

type Grounds = CSSProperties & Record<'--day' | '--night', string | undefined>

/** What its words stand on, where its picture has one colour there. */
export const groundOf = ({ ground, dark }: Slide): Grounds => ({
  '--day': ground,
  '--night': dark ? dark.ground : ground,
})
