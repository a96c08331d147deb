import { expect, test } from 'vitest'

import { plant, type Tree } from './testing/planted-tree.ts'
import { checkTexts } from './texts.ts'

const page = 'src/features/courses/web/course/course-page.tsx'
const messages: Tree = {
  'messages/en.json': JSON.stringify({ course: { buy: 'Buy', state: { open: 'Open' }, lost: 'Lost' } }),
}

test('a page that speaks through the catalogue passes', async () => {
  const root = await plant({
    ...messages,
    [page]: `export const Page = () => <p aria-label={t('course.buy')} title="PDF" className="some words">
        {t('buy')} · $5 {t(\`state.\${state}\`)} {'→'} PDF, Palestra
      </p>`,
    'src/ui/gallery/gallery.tsx': 'export const Gallery = () => <h1>All buttons</h1>',
    'src/features/orders/emails/receipt.tsx': 'export const Receipt = () => <p>Thank you</p>',
  })
  expect(await checkTexts(root)).toEqual({
    read: 1,
    unit: 'components',
    findings: [],
    notes: ['3 messages, 1 that no literal names: course.lost'],
  })
})

test.each([
  '<p>Buy this course</p>',
  "<p>{'Buy this course'}</p>",
  '<p>{`Buy this course`}</p>',
  '<>Buy</>',
  '<img alt="A runner" />',
  '<button aria-label="Close" />',
  '<button aria-label={"Close"} />',
  '<input placeholder="Your email" />',
])('the text in %s is found', async markup => {
  const { findings } = await checkTexts(await plant({ ...messages, [page]: `export const Page = () => ${markup}` }))
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ path: page, line: 1 })
  expect(findings[0]?.text).toContain('belongs into messages/en.json')
})
