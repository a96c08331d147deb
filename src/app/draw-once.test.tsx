import { useTranslations } from 'use-intl'
import { expect, test } from 'vitest'

import { usePage } from '#src/web/calls/page-data.ts'
import { catalogues } from '#src/web/words/messages.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { createDrawings } from './draw-once.tsx'

const messages = (await catalogues.en()).default

/** A part that counts how often it is drawn. */
function countedPart() {
  const drawn: string[] = []
  function Part({ name }: { name: string }) {
    const t = useTranslations('courses')
    drawn.push(name)
    return (
      <>
        <b>{name}</b>, {t('free')}
      </>
    )
  }
  return { Part, drawn }
}

test('T62 a part is drawn once for the same properties and language, and anew for others', () => {
  const drawIn = createDrawings()
  const { Part, drawn } = countedPart()
  const html = '<b>a</b>, <!-- -->Free'
  expect([
    drawIn('en', messages, 'UTC')(Part, { name: 'a' }),
    drawIn('en', messages, 'UTC')(Part, { name: 'a' }),
  ]).toEqual([html, html])
  expect(drawIn('en', messages, 'UTC')(Part, { name: '<i>' })).toBe('<b>&lt;i&gt;</b>, <!-- -->Free')
  const other = countedPart()
  drawIn('en', messages, 'UTC')(other.Part, { name: 'a' })
  expect([drawn, other.drawn]).toEqual([['a', '<i>'], ['a']])
})

test('T62 a part that asks who looks, or when, is not drawn at all', () => {
  const draw = createDrawings()('en', messages, 'UTC')
  const Greeting = () => usePage().viewer?.firstName
  const Age = () => <TimeAgo instant="2026-01-01T00:00:00Z" />
  expect(() => draw(Greeting, {})).toThrow('usePage outside PageContext')
  expect(() => draw(Age, {})).toThrow(RangeError)
})

test('R8 what is kept has a limit, however many there are', () => {
  const draw = createDrawings(1000)('en', messages, 'UTC')
  const { Part, drawn } = countedPart()
  for (let n = 0; n < 100; n++) draw(Part, { name: `${n}` })
  draw(Part, { name: '0' })
  expect(drawn).toHaveLength(101) // the first one was forgotten
  draw(Part, { name: '0' })
  expect(drawn).toHaveLength(101)
})
