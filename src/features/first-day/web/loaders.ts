import { isCallRefused } from '#src/web/calls/api.ts'
import { loader } from '#src/web/calls/loader.ts'

/** Nothing where the link is not whole, or the academy is set up already. */
export const setUpLoader = loader(async (api, { params }) => {
  try {
    return await api.readSetUp({ token: params['token'] ?? '' })
  } catch (error) {
    if (isCallRefused(error) && error.status === 404) return null
    throw error
  }
})
