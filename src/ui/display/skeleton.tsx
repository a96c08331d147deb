import clsx from 'clsx'

export interface SkeletonProps {
  /** Any CSS length, the same as that of what will stand here. */
  width?: string | undefined
  height?: string | undefined
  className?: string | undefined
}

/** One grey block of the final geometry. It shows after 150 ms, so that a quick answer shows none. */
export function Skeleton({ width = '100%', height = '1rem', className }: SkeletonProps) {
  return <span className={clsx('sk', className)} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
}

/** The place of a `Card` (or, with `row`, of a `RowCard`) that is on its way, with two lines of title and of outcome. */
export function SkeletonCard({ row }: { row?: boolean | undefined }) {
  return (
    <div className={clsx('card', row && 'card-row')} aria-hidden="true">
      <div className="media sk" />
      <div className="body">
        <span className="sk sk-line text-13" style={{ inlineSize: '30%' }} />
        <span className="sk sk-line card-title" style={{ inlineSize: '90%' }} />
        <span className="sk sk-line card-title -mt-1" style={{ inlineSize: '60%' }} />
        <span className="sk sk-line outcome" style={{ inlineSize: '95%' }} />
        <span className="sk sk-line outcome -mt-1" style={{ inlineSize: '75%' }} />
        <span className="sk sk-line mt-2 text-15" style={{ inlineSize: '50%' }} />
      </div>
    </div>
  )
}
