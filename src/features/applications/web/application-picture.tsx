import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { pictureFiles } from '#src/web/pictures.ts'

interface ApplicationPictureProps {
  image: string
  sizes: string
  priority?: boolean | undefined
}

export function ApplicationImage({ image, sizes, priority }: ApplicationPictureProps) {
  const { src, srcSet } = pictureFiles(image)
  return <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={540} priority={priority} />
}

/** The same in its frame. */
export function ApplicationPicture(props: ApplicationPictureProps) {
  return (
    <Media>
      <ApplicationImage {...props} />
    </Media>
  )
}
