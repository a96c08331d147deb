import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'

interface ConferencePictureProps {
  /** Address of the stored image, 16:9. */
  image: string
  sizes: string
  priority?: boolean
}

export function ConferencePicture({ image, sizes, priority }: ConferencePictureProps) {
  const { src, srcSet } = imageFiles(image)
  return <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={540} priority={priority} />
}
