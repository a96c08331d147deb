// What the controls and the keys do to the video element.
import { keepSettings, readSettings } from './settings.ts'

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Safari on phones gives the whole screen only to the video itself. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** A browser may refuse to play without a press; the video then simply stands. */
export const play = (video: HTMLVideoElement): void => void video.play().catch(() => {})

export const togglePlay = (video: HTMLVideoElement): void => (video.paused ? play(video) : video.pause())

/** @param place in seconds; cut to the video's length */
export function seek(video: HTMLVideoElement, place: number): void {
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) video.currentTime = within(place, video.duration)
}

/** @param volume 0 to 1 */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  const loud = within(volume, 1)
  Object.assign(video, { volume: loud, muted: loud === 0 })
  keepSettings({ volume: loud || readSettings().volume, muted: loud === 0 })
}

export function toggleMute(video: HTMLVideoElement): void {
  const muted = !video.muted
  Object.assign(video, { muted, volume: video.volume || 0.5 })
  keepSettings({ muted })
}

export function setRate(video: HTMLVideoElement, rate: number): void {
  Object.assign(video, { playbackRate: rate, defaultPlaybackRate: rate })
  keepSettings({ rate })
}

/** @param step 1 for the next faster rate, -1 for the next slower one */
export function stepRate(video: HTMLVideoElement, step: 1 | -1): void {
  const rates: readonly number[] = RATES
  const next = rates[rates.indexOf(video.playbackRate) + step]
  if (next) setRate(video, next)
}

export const toggleCaptions = (): void => keepSettings({ captions: !readSettings().captions })

/** The place around the stage fills the screen: it stays when the next video takes the stage. */
export function toggleFullscreen(stage: HTMLElement, video: PhoneVideo): void {
  const place = stage.parentElement ?? stage
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (document.fullscreenEnabled) void place.requestFullscreen()
  else video.webkitEnterFullscreen?.()
}

export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  else void video.requestPictureInPicture().catch(() => {}) // refused before the first frame is there
}
