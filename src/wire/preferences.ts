// What a visitor may choose. Apart from the page's other data, which needs React: the server reads these before it is
// decided which build of React runs.
export const languages = ['en'] as const
export const themes = ['light', 'dark', 'system'] as const
/** The cookie that remembers the theme, and for how long, s. */
export const THEME = { cookie: 'theme', seconds: 31_536_000 } as const
