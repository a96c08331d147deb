/** A part of the preview's image, and from which second on it shows the video; all else in px. */
export type Tile = {
  readonly from: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const CUE = /^(\d+):(\d\d):(\d\d\.\d{3}) --> .*\n\S+#xywh=(\d+),(\d+),(\d+),(\d+)$/gm

/** Reads the WebVTT that comes with the preview. */
export const tilesIn = (track: string): Tile[] =>
  [...track.matchAll(CUE)].map(([, ...numbers]) => {
    const [hours = 0, minutes = 0, seconds = 0, x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return { from: hours * 3600 + minutes * 60 + seconds, x, y, width, height }
  })

/** @returns nothing where the preview cannot be had: it is not worth a word */
export async function readTiles(url: string): Promise<Tile[]> {
  const answer = await fetch(url).catch(() => undefined)
  return answer?.ok ? tilesIn(await answer.text()) : []
}
