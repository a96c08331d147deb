import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { barsOf, partsOf } from './chart-data.ts'

test('A-HOME-6 both charts have the specified label, thickness and border', () => {
  const constants = { label: 'User', barThickness: 30, borderWidth: 1, borderColor: 'green' }
  expect(barsOf([1, 2], { colour: 'red', edge: 'green' })).toMatchObject({ ...constants, backgroundColor: 'red' })
  const parts = partsOf([1, 2, 3, 4], { colours: ['a', 'b', 'c'], edge: 'green' })
  expect(parts).toMatchObject({ ...constants, backgroundColor: ['a', 'b', 'c', 'a'] })
})

test('A-HOME-6 the page’s chart colours are the specified ones', async () => {
  const tokens = await readFile(new URL('../../../ui/tokens/tokens.css', import.meta.url), 'utf8')
  const colourOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]
  expect(['chart-orders-1', 'chart-orders-2', 'chart-orders-3', 'chart-edge'].map(colourOf)).toEqual([
    '#009fff',
    '#c70039',
    '#029202',
    'rgb(0 146 68)',
  ])
})
