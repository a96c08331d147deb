// What the form of a slide holds, and which files it takes.
import type { z } from 'zod'

import { CLIP_MAX_BYTES, SLIDE_TYPES, UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

import type { HeroSlide } from '../../contract.ts'

export type Slide = z.output<typeof HeroSlide>
export type AssetType = keyof typeof SLIDE_TYPES

/** Each kind of file has its place, so that looking at the other kind loses none. */
export type SlideValues = {
  h1: string
  p: string
  link: string
  color: 'black' | 'white'
  assetType: AssetType
  image: File | undefined
  video: File | undefined
  /** What stands before a video plays. */
  still: File | undefined
}

export const noFiles = { image: undefined, video: undefined, still: undefined } as const

const noSlide: SlideValues = { h1: '', p: '', link: '', color: 'white', assetType: 'image', ...noFiles }

export const valuesOf = (slide: Slide | undefined): SlideValues => {
  if (!slide) return noSlide
  const { h1, p, link, color, asset } = slide
  return { h1, p, link, color, assetType: asset?.asset_type ?? 'image', ...noFiles }
}

const mostBytes = { image: UPLOAD_MAX_BYTES, video: CLIP_MAX_BYTES } as const

export type FileProblem = 'imageType' | 'imageSize' | 'videoType' | 'videoSize' | 'empty'

/** The type of a file, if a slide of this kind may have it. */
export const typeOf = (assetType: AssetType, { type }: File) => SLIDE_TYPES[assetType].find(known => known === type)

/** Whether a file may be a slide's image or its video. */
export const kindOf = (file: File) => (['image', 'video'] as const).find(kind => typeOf(kind, file))

/** Why a file cannot be sent, as far as its name and size tell. */
export function problemOf(assetType: AssetType, file: File): FileProblem | undefined {
  if (!typeOf(assetType, file)) return `${assetType}Type`
  if (file.size === 0) return 'empty'
  return file.size > mostBytes[assetType] ? `${assetType}Size` : undefined
}

/** The same image in the width of a phone. */
export const smallest = (image: string): string => image.replace(/\/1920\.avif$/, '/828.avif')
