import { expect, test } from 'vitest'

import { namePages } from './page-names.ts'

test.each([
  [
    "page(async () => (await import('./blog-page.tsx')).BlogPage",
    'src/features/blogs/web/',
    './blog-page.tsx',
    'BlogPage',
  ],
  [
    "page(\n  async () =>\n    (await import('./manage/new-blog.tsx')).NewBlog",
    'src/features/blogs/web/',
    './manage/new-blog.tsx',
    'NewBlog',
  ],
  [
    "page(async () => (await import('#src/ui/gallery/gallery.tsx')).Gallery",
    '',
    '#src/ui/gallery/gallery.tsx',
    'Gallery',
  ],
])('%s is named by the file that it loads', (call, folder, path, name) => {
  const file = folder + path.replace(/^(\.\/|#)/, '')
  expect(namePages(`${call}, { path: 'a' })`, 'src/features/blogs/web/site.ts')).toBe(
    `page('${file}', () => import('${path}').then(all => all.${name}), { path: 'a' })`,
  )
})

test('nothing else is given a name', () => {
  const code =
    "const Panel = later('panel', undefined, async () => (await import('./panel.tsx')).Panel)\nhomepage(go)\n"
  expect(namePages(code, 'src/app/pages.tsx')).toBe(code)
})
