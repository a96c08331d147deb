import { useState } from 'react'

/**
 * A question that an act waits for.
 * @returns what it is about while it is asked, how it is asked, and how it is answered
 */
export function useAnswer<About, Answer>() {
  const [asked, setAsked] = useState<{ readonly about: About; readonly resolve: (answer: Answer) => void }>()
  return {
    about: asked?.about,
    ask: (about: About) => new Promise<Answer>(resolve => setAsked({ about, resolve })),
    answer: (given: Answer) => {
      setAsked(undefined)
      asked?.resolve(given)
    },
  }
}
