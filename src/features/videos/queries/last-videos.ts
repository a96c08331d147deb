import type { Context } from '#src/server/context.ts'

/** Of these videos, those without which a course on sale would have none: what `changeVideos` would refuse. */
export const lastVideos = async ({ db, answers }: Context, { ids }: { ids: readonly string[] }) => ({
  courses: await answers.videoPlaces.wouldEmpty(db, ids),
})
