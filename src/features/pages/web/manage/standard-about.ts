import { useTranslations } from 'use-intl'

const principles = ['measure', 'explain', 'decide'] as const

/** The about page that comes with the product, as a text to begin with: there it is drawn, not written. */
export function useStandardAbout(): { title: string; content: string } {
  const t = useTranslations('pages.about')
  const parts = principles.map(name => element('h3', t(`${name}.title`)) + element('p', t(`${name}.text`)))
  return {
    title: t('title').replaceAll('\n', ' '),
    content: element('p', t('lead')) + element('h2', t('mission')) + parts.join(''),
  }
}

const element = (name: string, words: string): string =>
  `<${name}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`
