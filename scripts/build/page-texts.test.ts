import { plant } from '@palestra/checks/testing'
import { expect, test } from 'vitest'

import { findPageTexts } from './page-texts.ts'

const frame = {
  'src/app/entry-browser.tsx': `import './app.css'\nimport { routes } from './pages.tsx'\nimport { Head } from './head.tsx'\n`,
  'src/app/head.tsx': `export const Head = () => useTranslations('shell')('name')\n`,
  'src/app/pages.tsx': `import { page } from '#src/web/lazy-page.ts'\n
export const routes = [
  page('src/a/a-page.tsx', async () => (await import('#src/a/a-page.tsx')).APage, { path: 'a' }),
]\n`,
  'src/app/dashboard-pages.tsx': `import { adminPages } from './admin-pages.tsx'\n`,
  'src/app/admin-pages.tsx': `import { page } from '#src/web/lazy-page.ts'\n
export const adminPages = [
  page('src/b/b-page.tsx', async () => (await import('#src/b/b-page.tsx')).BPage, { path: 'b' }),
]\n`,
  'src/web/lazy-page.ts': '',
  'src/b/b-page.tsx': `export const BPage = () => useTranslations('shell')('name')\n`,
}

test('a page needs what its code asks for, however far down, and whatever loads later', async () => {
  const root = await plant({
    ...frame,
    'src/a/a-page.tsx': `import {
  useState,
  type ReactNode,
} from 'react'
import { type Props, Card } from './card.tsx'
import type { Kind } from './types.ts'
const load = () => import('./panel.tsx')
const name = useTranslations('shell')('name')\n`,
    'src/a/card.tsx': `import { APage } from './a-page.tsx'\nconst t = useTranslations('cards.small')\n`,
    'src/a/panel.tsx': 'const t = useTranslations(`panels.${kind}`)\n',
    'src/a/types.ts': `export const t = useTranslations('types')\n`,
    'src/b/b-page.tsx': `export const BPage = () => useTranslations('managers')('name')\n`,
  })
  expect(findPageTexts(root)).toEqual({
    base: ['shell'],
    pages: { 'src/a/a-page.tsx': ['cards', 'panels'] },
    dashboard: { 'src/b/b-page.tsx': ['managers'] },
  })
})

test.each(['useTranslations(name)', 'useTranslations()', 'useTranslations(`${name}.form`)'])(
  '%s is refused: which texts it means shows only while it runs',
  async call => {
    const root = await plant({ ...frame, 'src/a/a-page.tsx': `export const APage = () => ${call}('title')\n` })
    expect(() => findPageTexts(root)).toThrow('src/a/a-page.tsx: useTranslations takes')
  },
)
