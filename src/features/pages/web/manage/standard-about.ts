import { useTranslations } from 'use-intl'

import { useAcademy } from '#src/web/calls/page-data.ts'
const principles = ['measure', 'explain', 'decide'] as const

/** The about page that comes with the product, as a text to begin with: there it is drawn, not written. */
export function useStandardAbout(): { title: string; content: string } {
  const t = useTranslations('pages.about')
  const academy = useAcademy()
  const parts = principles.map(name => element('h3', t(`${name}.title`)) + element('p', t(`${name}.text`)))
  return {
    title: t('title').replaceAll('\n', ' '),
    content: element('p', t('lead', { academy })) + element('h2', t('mission')) + parts.join(''),
  }
}

const element = (name: string, words: string): string =>
  `<${name}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`
