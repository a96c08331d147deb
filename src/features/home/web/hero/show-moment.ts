/** Which moment of a video is asked for while another one is looked up. */
const wanted = new WeakMap<HTMLVideoElement, number>()

/**
 * Shows a moment of a video, 0 to 1, also of one that has not been fetched yet. Whoever drags asks for more moments than
 * can be shown: of those that wait only the last one counts, and each that is looked up is seen.
 */
export function showMoment(video: HTMLVideoElement, share: number): void {
  const isUnderWay = wanted.has(video)
  wanted.set(video, share)
  if (isUnderWay) return
  if (video.readyState > 0) return next(video)
  video.preload = 'auto'
  video.load()
  video.addEventListener('loadedmetadata', () => next(video), { once: true })
  video.addEventListener('error', () => wanted.delete(video), { once: true })
}

function next(video: HTMLVideoElement): void {
  const share = wanted.get(video) ?? 0
  video.addEventListener('seeked', () => (wanted.get(video) === share ? wanted.delete(video) : next(video)), {
    once: true,
  })
  // Its very end would be its start again, as it goes round.
  video.currentTime = Math.min(share * video.duration, video.duration - 0.05)
}
