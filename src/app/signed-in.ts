/** Whether an address is one of the pages of who is signed in, whose list and calls the browser loads when it goes there. */
export const isSignedIn = (path: string): boolean =>
  /^\/(completion|dashboard|payment|place|receipt|seats|transfer)(\/|$)|\/seats$/.test(path)
