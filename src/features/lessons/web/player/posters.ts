import { pictureFiles } from '#src/web/pictures.ts'

/** A video's picture in the width of the player: stills of a video come 640 and 1280 wide, other pictures up to 1440. */
export const posterOf = (thumbnail: string): string =>
  pictureFiles(thumbnail).full.replace(/\/640\.avif$/, '/1280.avif')
