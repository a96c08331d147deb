import type { Api } from '#src/web/api.ts'

/** A person as the wire shows them, to themselves. */
export type User = Awaited<ReturnType<Api['profile']>>['user']
