// On a card that a mouse rests on, or whose link has the focus, a few seconds of the course play without sound, once.
import { savesData } from './links/prefetch.ts'

/** Who only crosses a list on the way elsewhere rests for less. */
const REST_MS = 400

/** What holds a picture with a glimpse, and is pointed at as a whole. */
const HOSTS = '.card, .taste'

export function watchGlimpses(): void {
  let host: Element | null = null
  let stop = () => {}
  const rest = (target: EventTarget | null) => {
    const next = target instanceof Element ? target.closest(HOSTS) : null
    if (next === host) return
    stop()
    host = next
    const picture = next?.querySelector<HTMLElement>('img[data-glimpse]')
    stop = picture && mayMove() ? playSoon(picture) : () => {}
  }
  // A move, not `pointerover`: a list that scrolls to what has the focus slides under a mouse that nobody touches.
  addEventListener('pointermove', ({ pointerType, target }) => pointerType === 'mouse' && rest(target))
  addEventListener('focusin', ({ target }) =>
    rest(target instanceof Element && target.matches(':focus-visible') ? target : null),
  )
  document.documentElement.addEventListener('pointerleave', () => rest(null))
}

const mayMove = (): boolean => !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** @returns what ends it */
function playSoon(picture: HTMLElement): () => void {
  const video = document.createElement('video')
  Object.assign(video, {
    muted: true,
    playsInline: true,
    disableRemotePlayback: true,
    tabIndex: -1,
    ariaHidden: 'true',
  })
  const hide = () => delete video.dataset['plays']
  video.addEventListener('playing', () => (video.dataset['plays'] = ''))
  video.addEventListener('ended', hide)
  const resting = setTimeout(() => {
    video.src = picture.dataset['glimpse'] ?? ''
    ;(picture.closest('picture') ?? picture).after(video)
    video.play().catch(() => video.remove()) // a card without a glimpse is a card all the same
  }, REST_MS)
  return () => {
    clearTimeout(resting)
    hide()
    // It fades first; then what is still on its way is not fetched any more.
    setTimeout(() => {
      video.removeAttribute('src')
      video.load()
      video.remove()
    }, REST_MS)
  }
}
