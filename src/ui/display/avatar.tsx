import type { CSSProperties, ReactNode } from 'react'

const fields = ['petrol', 'clay', 'pine', 'oxblood', 'sand', 'ochre'] as const

export interface AvatarProps {
  /** The person's name: gives the initials and, always the same for a name, the colour behind them. */
  name: string
  /** Address of the image, when there is one. */
  src?: string | null | undefined
  /** px; 40 unless told. */
  size?: number | undefined
  /** What stands in the place of an image that there is none of; the initials unless told. */
  blank?: ReactNode
  /** True where the name stands beside it as text. */
  decorative?: boolean | undefined
  /** True in the first view: it does not wait for the page to be laid out. */
  eager?: boolean | undefined
}

export function Avatar({ name, src, size = 40, blank, decorative, eager }: AvatarProps) {
  const style: CSSProperties & { '--sz': string } = { '--sz': `${size}px` }
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className="av" data-field={fieldOf(name)} style={style} {...named}>
      {src ? (
        <img src={src} alt="" width={size} height={size} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        (blank ?? initialsOf(name))
      )}
    </span>
  )
}

/** Returns the first letters of the first and the last word of a name, as capitals. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map(word => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

function fieldOf(name: string): string | undefined {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return fields[sum % fields.length]
}
