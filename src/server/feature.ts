// What a feature brings to the server. Its feature.ts declares it, src/app/features.ts lists it, and nothing else of the
// server has to know that there is one more.
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Endpoint } from '#src/wire/endpoint.ts'

import type { Context, Services } from './context.ts'
import type { AnyRawRoute, Route } from './http/api/routes.ts'
import type { AnyJob } from './jobs/queue.ts'
import type { PersonalData } from './personal-data.ts'

/** Things that have a page each: `folder/id`, of the rows of `table` that `isShown` selects. */
export type ThingsWithPages = {
  readonly table: PgTable & {
    readonly id: AnyPgColumn<{ data: string; notNull: true }>
    readonly updatedAt: AnyPgColumn<{ data: Date; notNull: true }>
  }
  readonly isShown?: SQL | undefined
  readonly folder: string
}

/** What search engines may show: addresses that always stand, and parts of the map by the tag of their change. */
type SiteMap = {
  readonly pages?: readonly string[]
  readonly parts?: Readonly<Record<string, ThingsWithPages>>
}

/** What programs read and everybody gets alike, kept until the data of its tags changes. */
type SiteDocument = {
  readonly path: string
  readonly type: string
  readonly maxAgeSeconds: number
  readonly tags: readonly string[]
  readonly draw: (services: Services) => Promise<string>
}

/** What is done a second after a change with this tag was announced, once for all of them; what fails a job does later. */
type AfterChange = {
  readonly tag: string
  readonly run: (services: Pick<Services, 'db'>) => Promise<void>
}

type Declaration<Bound extends string, Raw extends string, Pieces extends string> = {
  /** Every verb's address and rule of access: what the browser's two tables hold, and what speaks HTTP itself. */
  readonly endpoints?: Readonly<Record<NoInfer<Bound | Raw | Pieces>, Endpoint>>
  readonly routes?: Readonly<Record<Bound, Route>>
  readonly raw?: Readonly<Record<Raw, AnyRawRoute>>
  /** Raw routes that read the body themselves, as it comes in. */
  readonly pieces?: Readonly<Record<Pieces, AnyRawRoute>>
  /** @param context what a job of this name works with */
  readonly jobs?: (context: (name: string) => Context) => readonly AnyJob[]
  readonly personalData?: PersonalData
  readonly siteMap?: SiteMap
  readonly documents?: readonly SiteDocument[]
  readonly afterChange?: readonly AfterChange[]
}

export type Feature = Declaration<string, string, string>

/** Says what a feature brings. A verb without an endpoint does not compile; the server refuses to boot on the reverse. */
export const defineFeature = <Bound extends string = never, Raw extends string = never, Pieces extends string = never>(
  feature: Declaration<Bound, Raw, Pieces>,
): Feature => feature
