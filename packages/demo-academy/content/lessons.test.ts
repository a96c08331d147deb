// A lesson must not promise another film than the one that it plays.
import { describe, expect, test } from 'vitest'

import catalogue from '../media/catalogue.json' with { type: 'json' }
import { academy } from './academy.ts'

const LITTLE = ['what', 'that', 'this', 'with', 'from', 'into', 'before', 'after', 'their', 'then', 'than', 'does']
/** The beginnings of the words that mean something, so that practice and practising are one. */
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(word => !LITTLE.includes(word)).map(word => word.slice(0, 4))

describe.each(academy.videos.map(video => [video.slug, video] as const))('lesson %s', (_, video) => {
  const film = catalogue.videos.find(one => one.slug === video.explainer)
  const shows = film?.shows ?? ''

  test('says what its film shows, as the catalogue does', () => {
    expect(shows.length).toBeGreaterThan(30)
    expect(video.description.endsWith(` The film shows ${shows}.`)).toBe(true)
  })

  test('has a title that names something of it', () => {
    expect(stems(video.title).filter(stem => stems(shows).includes(stem))).not.toEqual([])
  })
})
