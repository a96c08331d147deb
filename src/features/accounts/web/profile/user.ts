import type { Api } from '#src/web/calls/api.ts'

/** A person as the wire shows them, to themselves. */
export type User = Awaited<ReturnType<Api['profile']>>['user']
