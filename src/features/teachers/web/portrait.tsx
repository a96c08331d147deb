import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'

import type { ShownTeacher } from './face.tsx'

interface PortraitProps {
  teacher: Pick<ShownTeacher, 'name' | 'portrait'>
  sizes: string
  /** True for an image of the first view. */
  priority?: boolean
  /** True for one beside it. */
  eager?: boolean
}

/** Head and shoulders, 4:5; the initial on a ground where there is no picture yet. The name stands beside it. */
export function Portrait({ teacher: { name, portrait }, sizes, ...view }: PortraitProps) {
  if (!portrait) {
    return (
      <span className="portrait portrait-none" aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase()}
      </span>
    )
  }
  const { src, srcSet } = imageFiles(portrait)
  return (
    <span className="portrait">
      <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={600} height={750} {...view} />
    </span>
  )
}
