import { PICTURE_PX } from '#src/wire/account-rules.ts'

type Area = { x: number; y: number; width: number; height: number }

/**
 * Cuts a square out of a picture and draws it at the size that is kept.
 * @param address of the picture, which this document may read
 * @param area in the picture's own pixels
 * @throws Error when the browser cannot read the picture
 */
export async function cutSquare(address: string, area: Area): Promise<File> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_PX
  canvas.height = PICTURE_PX
  const { x, y, width, height } = area
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, PICTURE_PX, PICTURE_PX)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser drew no picture')
  return new File([blob], 'picture.png', { type: 'image/png' })
}
