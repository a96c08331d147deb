// Keys of the player.
import * as act from './actions.ts'

type Parts = {
  readonly video: HTMLVideoElement
  readonly screen: HTMLElement
  readonly hasSound: boolean
}

const shortcuts: Readonly<Record<string, (parts: Parts) => void>> = {
  ' ': ({ video }) => act.togglePlay(video),
  k: ({ video }) => act.togglePlay(video),
  ArrowLeft: ({ video }) => act.seek(video, video.currentTime - 5),
  ArrowRight: ({ video }) => act.seek(video, video.currentTime + 5),
  j: ({ video }) => act.seek(video, video.currentTime - 10),
  l: ({ video }) => act.seek(video, video.currentTime + 10),
  ArrowUp: ({ video }) => act.setVolume(video, video.volume + 0.1),
  ArrowDown: ({ video }) => act.setVolume(video, video.volume - 0.1),
  m: ({ video }) => act.toggleMute(video),
  f: ({ video, screen }) => act.toggleFullscreen(screen, video),
  c: act.toggleCaptions,
  i: ({ video }) => act.togglePictureInPicture(video),
  '>': ({ video }) => act.stepRate(video, 1),
  '<': ({ video }) => act.stepRate(video, -1),
}

/** Keys that move the page or another control unless the player has the focus. */
const inside = new Set(['ArrowUp', 'ArrowDown'])
/** Keys that do nothing where there is nothing to hear. */
const ofSound = new Set(['ArrowUp', 'ArrowDown', 'm'])

/**
 * Does what a key stands for. Keys count inside the player, and anywhere else only while nothing has the focus, so
 * that they take nothing from a form, a link or somebody who moves through the page by keyboard (WCAG 2.1.4).
 */
export function pressShortcut(event: KeyboardEvent, parts: Parts): void {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const action = shortcutOf(key, parts)
  if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const target = event.target instanceof HTMLElement ? event.target : document.body
  if (!belongs(target, key, parts.screen)) return
  event.preventDefault()
  action(parts)
}

const shortcutOf = (key: string, { hasSound }: Parts) => (hasSound || !ofSound.has(key) ? shortcuts[key] : undefined)

function belongs(target: HTMLElement, key: string, screen: HTMLElement): boolean {
  const isInside = screen.contains(target)
  if (!isInside) return !inside.has(key) && (target === document.body || target.id === 'main')
  if (target.closest('select, .player-volume')) return false
  return key !== ' ' || !target.closest('button, a')
}
