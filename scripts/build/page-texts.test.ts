import { plant } from '@palestra/checks/testing'
import { expect, test } from 'vitest'

import { findPageTexts } from './page-texts.ts'

const frame = {
  'src/app/entry-browser.tsx': `import './app.css'\nimport { routes } from './pages.tsx'\nimport { Head } from './head.tsx'\n`,
  'src/app/head.tsx': `export const Head = () => useTranslations('shell')('name')\n`,
  'src/app/pages.tsx': `const lists = import.meta.glob<RouteObject[]>('../features/*/web/site.ts', { eager: true })\n`,
  'src/features/a/web/site.ts': `import { page } from '#src/web/lazy-page.ts'\n
export const pages = [
  page(async () => (await import('./a-page.tsx')).APage, { path: 'a' }),
]\n`,
  'src/app/dashboard-pages.tsx': `const lists = import.meta.glob<Entry>('../features/*/web/dashboard.ts', {
  eager: true,
})\n`,
  'src/features/b/web/dashboard.ts': `import { page } from '#src/web/lazy-page.ts'\n
export const dashboard = {
  pages: [page(async () => (await import('./b-page.tsx')).BPage, { path: 'b' })],
}\n`,
  'src/web/lazy-page.ts': '',
  'src/features/b/web/b-page.tsx': `export const BPage = () => useTranslations('shell')('name')\n`,
}

test('a page needs what its code asks for, however far down, and whatever loads later', async () => {
  const root = await plant({
    ...frame,
    'src/features/a/web/a-page.tsx': `import {
  useState,
  type ReactNode,
} from 'react'
import { type Props, Card } from './card.tsx'
import type { Kind } from './types.ts'
const load = () => import('./panel.tsx')
const name = useTranslations('shell')('name')\n`,
    'src/features/a/web/card.tsx': `import { APage } from './a-page.tsx'\nconst t = useTranslations('cards.small')\n`,
    'src/features/a/web/panel.tsx': 'const t = useTranslations(`panels.${kind}`)\n',
    'src/features/a/web/types.ts': `export const t = useTranslations('types')\n`,
    'src/features/b/web/b-page.tsx': `export const BPage = () => useTranslations('managers')('name')\n`,
  })
  expect(findPageTexts(root)).toEqual({
    base: ['shell'],
    pages: { 'src/features/a/web/a-page.tsx': ['cards', 'panels'] },
    dashboard: { 'src/features/b/web/b-page.tsx': ['managers'] },
  })
})

test.each(['useTranslations(name)', 'useTranslations()', 'useTranslations(`${name}.form`)'])(
  '%s is refused: which texts it means shows only while it runs',
  async call => {
    const root = await plant({
      ...frame,
      'src/features/a/web/a-page.tsx': `export const APage = () => ${call}('title')\n`,
    })
    expect(() => findPageTexts(root)).toThrow('src/features/a/web/a-page.tsx: useTranslations takes')
  },
)
