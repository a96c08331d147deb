import { Avatar } from '#src/ui/display/avatar.tsx'
import { imageFiles } from '#src/web/images.ts'

export type ShownTeacher = {
  readonly _id: string
  readonly name: string
  readonly role: string
  readonly portrait: string | null
}

interface FaceProps {
  teacher: Pick<ShownTeacher, 'name' | 'portrait'>
  /** px */
  size: number
  /** True in the first view. */
  eager?: boolean
}

/** The face of a portrait, round, beside the name; letters of the name where there is none. */
export function Face({ teacher: { name, portrait }, size, eager }: FaceProps) {
  if (!portrait) return <Avatar name={name} size={size} decorative eager={eager} />
  const { src, srcSet } = imageFiles(portrait)
  return (
    <span className="face" style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <img
        src={src}
        srcSet={srcSet}
        sizes={`${size * 2}px`}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  )
}
