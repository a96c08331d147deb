import { Image } from 'lucide-react'

import { imageFiles } from '#src/web/images.ts'

import { useFileAddress } from '../forms/use-file-address.ts'

/** The picture of a row, small: the one that was chosen, or the stored one, or the place of one. */
export function PictureMark({ stored, file }: { stored: string | null; file: File | undefined }) {
  const chosen = useFileAddress(file)
  const shown = chosen ?? stored
  if (!shown)
    return (
      <span className="edit-row-picture">
        <Image aria-hidden="true" />
      </span>
    )
  const { src, srcSet } = imageFiles(shown)
  return <img className="edit-row-picture" src={src} srcSet={srcSet} sizes="64px" alt="" loading="lazy" />
}
