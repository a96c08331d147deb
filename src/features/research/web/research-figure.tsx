import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'

import { Finding } from './list/finding.tsx'
import { ResearchFacts } from './research-facts.tsx'
import type { DetailResearch, Uncounted } from './research.ts'

/** The paper's figure at the size of reading, beside it its finding and the facts that are known. */
export function ResearchFigure({ research }: { research: Uncounted<DetailResearch> }) {
  const { src, srcSet } = imageFiles(research.thumbnail)
  return (
    <div className="research-figure">
      <Media>
        {/* A draft may have none yet. */}
        {src && (
          <Picture
            src={src}
            srcSet={srcSet}
            sizes="(width < 1000px) 92vw, 60rem"
            alt=""
            width={960}
            height={640}
            priority
            onPaper={research.isOnPaper}
          />
        )}
      </Media>
      <div>
        {/* A drawing on white paper has its number in it; a photograph has none. */}
        <Finding research={research} isDrawn={research.isOnPaper} />
        <ResearchFacts research={research} />
      </div>
    </div>
  )
}
