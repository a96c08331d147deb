import { useSyncExternalStore } from 'react'

const events = ['online', 'offline'] as const

function follow(follower: () => void): () => void {
  for (const event of events) addEventListener(event, follower)
  return () => {
    for (const event of events) removeEventListener(event, follower)
  }
}

/** Whether this device has a line, as far as the browser knows; true on the server and while hydrating. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
