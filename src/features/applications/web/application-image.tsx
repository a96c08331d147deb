import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'

interface ApplicationImageProps {
  image: string
  sizes: string
  priority?: boolean | undefined
}

export function ApplicationImage({ image, sizes, priority }: ApplicationImageProps) {
  const { src, srcSet } = imageFiles(image)
  return <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={540} priority={priority} />
}

/** The same in its frame. */
export function FramedImage(props: ApplicationImageProps) {
  return (
    <Media>
      <ApplicationImage {...props} />
    </Media>
  )
}
