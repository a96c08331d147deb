import type { homeOrProfileLoader } from './loaders.ts'

export type HomeData = Awaited<ReturnType<typeof homeOrProfileLoader>>
export type Series = { months: string[]; counts: number[] }
export type Earnings = Exclude<HomeData['earnings'], { failed: true }>
