// The type of all texts, and the whole catalogues, for the server. Browsers load parts of them: src/web/words/texts.ts.
import type en from '../../../messages/en.json'
import type { Language } from '../calls/page-data.ts'

export type Messages = typeof en
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}

export const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../messages/en.json'),
}
