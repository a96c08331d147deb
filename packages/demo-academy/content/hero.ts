import type { DemoHeroSlide } from './types.ts'

export const heroSlides: readonly DemoHeroSlide[] = [
  {
    art: 'chronophotograph',
    kind: 'video',
    h1: 'A tenth of a second, taken apart',
    p: 'Near 10 m/s each contact lasts 0.10 s. Learn to film it, measure it and train it.',
    color: 'white',
    target: { course: 'maximal-velocity' },
  },
  {
    art: 'traces',
    kind: 'image',
    h1: 'Eleven players, one structure',
    p: 'From positions and passes to a picture that a coach can use, with everything it cannot see.',
    color: 'black',
    target: { course: 'passing-networks' },
  },
  {
    art: 'ridges',
    kind: 'image',
    h1: 'Forty minutes, beat by beat',
    p: 'Lactate, heart rate and its variability: courses that end with a decision for tomorrow.',
    color: 'white',
    target: { path: '/courses' },
  },
]
