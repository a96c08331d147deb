import { imageFiles } from '#src/web/images.ts'

/** A video's image in the width of the player: stills of a video come 640 and 1280 wide, other images up to 1440. */
export const posterOf = (thumbnail: string): string => imageFiles(thumbnail).full.replace(/\/640\.avif$/, '/1280.avif')
