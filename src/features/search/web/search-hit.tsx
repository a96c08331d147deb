import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import { Marked } from './marked.tsx'

export interface SearchHitProps {
  hit: {
    path: string
    title: string
    about: string
    image: string | null
    /** A drawing on white paper. */
    isOnPaper?: boolean
  }
  /** The words to mark in the title. */
  q?: string
}

/** One thing in a row: its picture, its title and a line about it. */
export function SearchHit({ hit: { path, title, about, image, isOnPaper }, q = '' }: SearchHitProps) {
  const files = image ? imageFiles(image) : undefined
  return (
    <Link className="search-hit" to={path}>
      {files ? (
        <Picture
          src={files.src}
          srcSet={files.srcSet}
          sizes="104px"
          alt=""
          width={96}
          height={54}
          onPaper={isOnPaper}
        />
      ) : (
        <span className="search-blank" />
      )}
      <span>
        <b>
          <Marked text={title} q={q} />
        </b>
        <span>{about}</span>
      </span>
    </Link>
  )
}
