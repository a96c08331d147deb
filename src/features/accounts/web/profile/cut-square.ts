import { IMAGE_PX } from '#src/wire/account-rules.ts'

type Area = { x: number; y: number; width: number; height: number }

/**
 * Cuts a square out of an image and draws it at the size that is kept.
 * @param address of the image, which this document may read
 * @param area in the image's own pixels
 * @throws Error when the browser cannot read the image
 */
export async function cutSquare(address: string, area: Area): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = IMAGE_PX
  canvas.height = IMAGE_PX
  const { x, y, width, height } = area
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, IMAGE_PX, IMAGE_PX)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser drew no picture')
  return new File([blob], 'picture.png', { type: 'image/png' })
}
