// What the server decided about this page and the browser must repeat exactly.
// It travels as a JSON data block: not a script, so a strict CSP needs neither nonce nor hash, and a cached page stays valid.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { HydrationState } from 'react-router'
import { useTimeZone } from 'use-intl'

import type { LogoImage } from '#src/ui/brand/logo.tsx'
import type { Method } from '#src/wire/money/methods.ts'
import type { Networks } from '#src/wire/networks.ts'
import type { languages, themes } from '#src/wire/preferences.ts'

export type Language = (typeof languages)[number]
export type Theme = (typeof themes)[number]

/** Who is signed in, as far as every page may know. */
export type Viewer = {
  readonly _id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly image: string | null
  readonly role: 'learner' | 'admin'
  /** Whether prompts ask for the second factor in place of the password; the server decides. */
  readonly hasFactor?: boolean
  /** When the account will be deleted, once that was asked for. */
  readonly deletionAt?: string | null
}

/** Tokens of the style sheet, and drawings by their address. */
export type Brand = {
  readonly tokens?: Readonly<Record<`--${string}`, string>>
  readonly logo?: LogoImage
  readonly logoDark?: LogoImage
  readonly icon?: string
}

/** Facts of this installation that pages show or need. */
export type Site = {
  readonly publicUrl: string
  /** What the academy is called. */
  readonly name: string
  /** Who publishes its papers, and the series they stand in. */
  readonly publisher: string
  readonly series: string
  /** In what it sells, ISO 4217 in lower case. */
  readonly currency: string
  /** What the tax is called that is added to prices; null where they include it. */
  readonly addedTax: string | null
  /** Of its days and times, such as `Africa/Algiers`. */
  readonly timeZone: string
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  /** The academy's own pages elsewhere. */
  readonly networks: Networks
  /** How it looks; what is absent is as the product has it. */
  readonly brand: Brand
  /** Whether there is a page that says who is answerable for the site. */
  readonly hasImprint: boolean
  /** Who may make an account. */
  readonly signUp: 'open' | 'invitation'
  /** Whether the demo's figures stand where there are no others. */
  readonly isDemo: boolean
  /** Whether administrators may end the demo here. */
  readonly mayEndDemo: boolean
  /** What stands over every page; null but in the demo academy. */
  readonly ribbon: string | null
  /** Where this demo puts its mails, when it does not send them. */
  readonly mailFiles: { readonly folder: string | null } | null
  readonly payments: {
    readonly scriptUrl: string
    readonly publishableKey: string
    readonly testMode: boolean
    /** By which means buyers may pay here. */
    readonly methods: readonly Method[]
  }
}

export type Assets = {
  /** Fetches the entry once the page is painted; undefined where the page comes to life at once. */
  readonly start?: string
  readonly entry: string
  readonly styles: string[]
  readonly modules: string[]
  readonly fonts: string[]
}

export type PageData = {
  readonly url: string
  readonly language: Language
  readonly theme: Theme
  readonly viewer: Viewer | null
  /** The server's clock when the page was made; relative times count from it while hydrating. */
  readonly now: string
  readonly site: Site
  readonly assets: Assets
  readonly router: HydrationState
}

/** JSON that cannot leave its <script>: without `<` there is no `</script` and no `<!--`. */
export const serialise = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
export const readBlock = (): string => document.getElementById('page-data')?.textContent ?? '{}'
/** What the server put into this document with `serialise`. */
export const readPageData = (): PageData => JSON.parse(readBlock()) as PageData // the type that the server wrote

export const PageContext = createContext<(PageData & { readonly block: string }) | null>(null)

export function usePage(): PageData & { readonly block: string } {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage outside PageContext')
  return page
}

/** What the academy is called. */
export const useAcademy = (): string => usePage().site.name

/** In what the academy sells, ISO 4217 in lower case. */
export const useCurrency = (): string => usePage().site.currency

/** Of the academy's days and times, such as `Africa/Algiers`. */
export const useZone = (): string => useTimeZone() ?? 'UTC'

let changeSite = (_: Partial<Site>) => {}

/** Says what of the academy has changed since this document was made. */
export const renewSite = (site: Partial<Site>): void => changeSite(site)

/** @param change hears what has changed */
export function followSite(change: (site: Partial<Site>) => void): void {
  changeSite = change
}

let renewed: Viewer | null = null
const followers = new Set<() => void>()

function follow(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** Says that the person whom this document was made for has another name, email or image by now. */
export function renewViewer(viewer: Viewer | null): void {
  renewed = viewer && { ...renewed, ...viewer }
  for (const follower of followers) follower()
}

const nobody = () => null

/** The person who is signed in, or null; the same object until something of it changes, so that effects may hang on it. */
export function useViewer(): Viewer | null {
  const { viewer } = usePage()
  const newest = useSyncExternalStore(follow, () => renewed, nobody)
  return useMemo(() => (viewer && newest?._id === viewer._id ? { ...viewer, ...newest } : viewer), [viewer, newest])
}
