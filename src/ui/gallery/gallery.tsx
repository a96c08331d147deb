import { GalleryActions } from './actions.tsx'
import { GalleryCards } from './cards.tsx'
import { GalleryFields } from './fields.tsx'
import { GalleryMessages } from './messages.tsx'
import { GalleryNavigation } from './navigation.tsx'
import { GalleryOverlays } from './overlays.tsx'
import { GalleryTokens } from './tokens.tsx'

export interface GalleryProps {
  /** Both side by side unless told. */
  themes?: ('light' | 'dark')[] | undefined
}

/** Every component in every state, for people who build pages. Its words are examples, so they stand here. */
export function Gallery({ themes = ['light', 'dark'] }: GalleryProps) {
  return (
    <main className="grid" style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 40rem), 1fr))` }}>
      {themes.map(theme => (
        <div key={theme} data-theme={theme} className="min-w-0 px-gutter py-12">
          <h1>Components, {theme}</h1>
          <GalleryActions />
          <GalleryFields />
          <GalleryNavigation theme={theme} />
          <GalleryCards theme={theme} />
          <GalleryMessages />
          <GalleryOverlays />
          <GalleryTokens />
        </div>
      ))}
    </main>
  )
}
