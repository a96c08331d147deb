import type { SQL, SQLWrapper } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import type { videosContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { videoJobs } from './jobs.ts'
import { videosPieceRoutes, videosRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof videosContract> {}
}

/** A published course, and those of the asked videos that are its last published ones. */
type Emptied = { readonly course: string; readonly videos: { _id: string; title: string }[] }

/** Where videos are shown: what is made of them, and who may open it, is known by features above. */
type VideoPlaces = {
  /** The tags of everything that shows this video. */
  readonly tagsOf: (db: Db, videoId: string) => Promise<string[]>
  /** How many places show it, as a part of a statement. */
  readonly countOf: (videoId: SQLWrapper) => SQL<number>
  /** The places that show it, in the order of their titles. */
  readonly listOf: (db: Db, videoId: string) => Promise<{ _id: string; title: string }[]>
  /** Whether somebody may open the video at one of them: then it is archived where somebody deletes it (D-64). */
  readonly isKept: (tx: Tx, videoId: string) => Promise<boolean>
  /**
   * The titles of published courses that would have no published video without these; their courses stay as they are until
   * the transaction ends. Asked before a video is locked.
   */
  readonly emptiedWithout: (tx: Tx, videoIds: readonly string[]) => Promise<string[]>
  /** The same courses, only looked at, each with its last videos; in the order of their titles. */
  readonly wouldEmpty: (db: Db, videoIds: readonly string[]) => Promise<Emptied[]>
  /** Takes the video out of all of them, in the transaction that deletes it. */
  readonly leave: (tx: Tx, videoId: string) => Promise<void>
  /** Follows in the transaction that withdraws the video. */
  readonly afterWithdrawal: (tx: Tx, context: Context, videoId: string) => Promise<void>
}

declare module '#src/server/answers.ts' {
  interface Answers {
    readonly videoPlaces: VideoPlaces
  }
}

export const videosFeature = defineFeature({
  endpoints: { ...dashboardEndpoints, ...rawEndpoints },
  routes: videosRoutes,
  pieces: videosPieceRoutes,
  jobs: videoJobs,
})
