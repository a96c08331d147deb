import type { DemoHeroSlide } from './types.ts'

export const heroSlides: readonly DemoHeroSlide[] = [
  {
    art: 'contact',
    darkArt: 'contact-night',
    h1: 'A tenth of a second. Learn to read it.',
    p: 'Near 10\u00A0m/s a foot is on the ground for 0.10\u00A0s. Film it, measure it, train it.',
    color: 'black',
    target: { course: 'maximal-velocity' },
  },
  {
    art: 'traces',
    h1: 'Eleven players, one structure',
    p: 'From positions and passes to a picture that a coach can use, with everything it cannot see.',
    color: 'black',
    target: { course: 'passing-networks' },
  },
  {
    art: 'ridges',
    h1: 'Forty minutes, beat by beat',
    p: 'Lactate, heart rate and its variability: courses that end with a decision for tomorrow.',
    color: 'white',
    target: { path: '/courses' },
  },
]
