import { type CSSProperties, type PointerEvent, useEffect, useState } from 'react'

import { clockTime } from '#src/wire/clock-time.ts'

import type { OpenVideo } from '../loaders.ts'
import { readTiles, type Tile } from './tiles.ts'

type Pointed = { readonly share: number; readonly seconds: number }

/** Follows the pointer over the seek bar; touch shows nothing, there the finger covers it. */
export function usePointed(duration: number) {
  const [pointed, setPointed] = useState<Pointed>()
  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch' || duration <= 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setPointed({ share, seconds: share * duration })
  }
  return { pointed, onPointerMove: follow, onPointerLeave: () => setPointed(undefined) }
}

/** What is to be seen at the place that is pointed at. The image is loaded when somebody first points. */
export function SeekPreview({ preview, pointed }: { preview: NonNullable<OpenVideo['preview']>; pointed: Pointed }) {
  const [tiles, setTiles] = useState<readonly Tile[]>([])
  const { track, image } = preview
  useEffect(() => {
    let isOver = false
    void readTiles(track).then(read => isOver || setTiles(read))
    return () => {
      isOver = true
    }
  }, [track])
  const tile = tiles.findLast(({ from }) => from <= pointed.seconds)
  if (!tile) return null
  const style: CSSProperties & { '--at': number } = {
    '--at': pointed.share,
    inlineSize: tile.width,
    blockSize: tile.height,
    backgroundImage: `url("${image}")`,
    backgroundPosition: `-${tile.x}px -${tile.y}px`,
  }
  return (
    <span className="player-preview" style={style} aria-hidden="true">
      <span>{clockTime(Math.floor(pointed.seconds))}</span>
    </span>
  )
}
