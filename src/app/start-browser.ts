// What the browser loads of a page that is read: it fetches the rest once the page is painted, or at the first touch. Until
// then the line is the picture's, whose paint 110 kB of scripts would hold up by a second on a phone.

/** After this long a picture that does not come holds up nothing any more. */
const LONGEST_MS = 3000
const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** Of the data block only the names of files are read here. */
type Block = { readonly assets: { readonly entry: string; readonly modules: readonly string[] } }

let isFetched = false

function fetchRest(): void {
  for (const touch of touches) removeEventListener(touch, fetchRest, true)
  if (isFetched) return
  isFetched = true
  // The server wrote it (page-data.ts), whose module is part of what is fetched here.
  const { assets } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as Block
  for (const href of assets.modules) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
  void import(/* @vite-ignore */ assets.entry)
}

/** The frame in which the last picture is painted comes after it has loaded. */
const afterPaint = (): void => void requestAnimationFrame(() => setTimeout(fetchRest))

for (const touch of touches) addEventListener(touch, fetchRest, true)
setTimeout(fetchRest, LONGEST_MS)
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)
