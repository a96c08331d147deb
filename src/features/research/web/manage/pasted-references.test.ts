import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findTwins, readPasted } from './pasted-references.ts'
import { noReference } from './values.ts'

test('D-42 a line as journals of medicine write it', async () => {
  expect(
    await readPasted(
      '12. Loucks AB, Thuma JR. Luteinizing hormone pulsatility is disrupted at a threshold of energy availability. J Clin Endocrinol Metab. 2003;88(1):297-311. doi:10.1210/jc.2002-020369.',
    ),
  ).toEqual([
    {
      authors: 'Loucks AB, Thuma JR',
      title: 'Luteinizing hormone pulsatility is disrupted at a threshold of energy availability',
      containerTitle: 'J Clin Endocrinol Metab',
      volume: '88',
      issue: '1',
      pages: '297–311',
      year: '2003',
      doi: '10.1210/jc.2002-020369',
      url: '',
    },
  ])
})

test('D-42 a line in APA', async () => {
  expect(
    await readPasted(
      '[3] Linthorne, N. P. (2001). Analysis of standing vertical jumps using a force platform. American Journal of Physics, 69(11), 1198–1204. https://doi.org/10.1119/1.1397460',
    ),
  ).toEqual([
    {
      authors: 'Linthorne, N. P.',
      title: 'Analysis of standing vertical jumps using a force platform',
      containerTitle: 'American Journal of Physics',
      volume: '69',
      issue: '11',
      pages: '1198–1204',
      year: '2001',
      doi: '10.1119/1.1397460',
      url: '',
    },
  ])
})

test('D-42 DOIs alone, one a line; lines of nothing are none', async () => {
  const found = await readPasted('10.1210/jc.2002-020369\n\n  \nhttps://doi.org/10.1119/1.1397460\r\n')
  expect(found.map(({ doi, title }) => [doi, title])).toEqual([
    ['10.1210/jc.2002-020369', ''],
    ['10.1119/1.1397460', ''],
  ])
})

test('D-42 BibTeX, with its braces, accents and organisations', async () => {
  const found = await readPasted(`
    @article{loucks2003, author = {Loucks, Anne B. and van der Berg, Jean}, title = {Pulsatility of {LH}},
      journal = {J Clin Endocrinol Metab}, volume = 88, number = 1, pages = {297--311}, year = 2003, doi = {10.1210/x}}
    @book{who, author = {{World Health Organization}}, title = {H{\\"u}ft}, publisher = {WHO}, date = {2010-05}, url = {https://who.example/a}}`)
  expect(found).toEqual([
    {
      authors: 'Loucks AB, van der Berg J',
      title: 'Pulsatility of LH',
      containerTitle: 'J Clin Endocrinol Metab',
      volume: '88',
      issue: '1',
      pages: '297–311',
      year: '2003',
      doi: '10.1210/x',
      url: '',
    },
    {
      ...noReference,
      authors: 'World Health Organization',
      title: 'Hüft',
      containerTitle: 'WHO',
      year: '2010',
      url: 'https://who.example/a',
    },
  ])
})

test('whatever is pasted, each line with a word gives one row, and nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), async lines => {
      fc.pre(!lines.some(line => line.includes('@') || /[\r\n]/.test(line)))
      const found = await readPasted(lines.join('\n'))
      const said = lines.filter(line => line.replace(/^\s*(?:\[\d+\]\s*|\d+[.)]\s+)/, '').trim() !== '')
      expect(found.length).toBe(said.length)
    }),
  )
})

test('what stands for the same work as an earlier row is told, by its DOI or by its title', () => {
  const rows = [
    { ...noReference, title: 'One', doi: '10.1000/A' },
    { ...noReference, title: 'Two: a study' },
    { ...noReference, title: 'Another name', doi: 'https://doi.org/10.1000/a' },
    { ...noReference, title: 'two a STUDY.' },
    { ...noReference },
    { ...noReference },
  ]
  expect([...findTwins(rows)]).toEqual([
    [2, 0],
    [3, 1],
  ])
})
