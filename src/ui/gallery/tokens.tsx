import { Part } from './part.tsx'

const grounds = ['bg', 'surface', 'raised', 'sunken', 'hover', 'accent', 'accent-soft', 'error-soft', 'success-soft']
const texts = ['text-13', 'text-15', 'text-16', 'text-18', 'text-22', 'text-28', 'text-36', 'text-48']

export function GalleryTokens() {
  return (
    <Part name="Colours and type">
      <div className="flex flex-wrap gap-3">
        {grounds.map(name => (
          <div key={name} className="grid gap-1 text-13">
            <span className="size-16 rounded border border-line" style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
      {texts.map(size => (
        <p key={size} className={size}>
          {size} Measured first
        </p>
      ))}
    </Part>
  )
}
