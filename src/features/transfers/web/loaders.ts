import { loader } from '#src/web/calls/loader.ts'

/** One's own transfer, by the order that it pays. */
export const transferLoader = loader(async (api, { params }) => api.readTransfer({ id: params['id'] ?? '' }))

export type Transfer = Awaited<ReturnType<typeof transferLoader>>['transfer']
