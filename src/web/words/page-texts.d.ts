// Written by Vite while building (scripts/build/message-plugins.ts).
declare module 'virtual:page-texts' {
  import type { Messages } from '#src/web/words/messages.ts'

  /** The namespaces of the part `frame`, which every page needs; every other part is one namespace. */
  export const frame: readonly string[]
  /** By page file: the parts that it needs besides. */
  export const pages: Readonly<Record<string, readonly string[]>>
  /** By language and part. */
  export const parts: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: Partial<Messages> }>>>>>
}

declare module 'virtual:dashboard-texts' {
  /** The same of the dashboard's pages, for the list of these. */
  export const pages: Readonly<Record<string, readonly string[]>>
}
