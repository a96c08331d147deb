/** True when the page around `place` is dark now. @param {Element} place */
function isDark(place) {
  const schemes = getComputedStyle(place).colorScheme.split(' ')
  if (!schemes.includes('dark')) return false
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches
}

/**
 * What a frame is told about its looks. A frame whose colour scheme differs from its element's gets an opaque ground,
 * so both are set from the same answer.
 * @param {any} appearance the site's, as in the Appearance API
 * @param {Element} place where the frame stands
 */
export function dressOf(appearance, place) {
  const asked = appearance?.theme && (appearance.theme === 'night' ? 'dark' : 'light')
  const theme = asked ?? (isDark(place) ? 'dark' : 'light')
  return { type: 'appearance', theme, variables: { ...appearance?.variables } }
}
