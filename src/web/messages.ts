// Each catalogue is its own hashed file: a page loads one language, and keeps it between pages and deploys.
import type en from '../../messages/en.json'
import type { Language } from './page-data.ts'

type Messages = typeof en
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}

export const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../../messages/en.json'),
}
export const catalogueFile = (language: Language): string => `messages/${language}.json`
