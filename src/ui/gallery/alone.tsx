// The gallery without the rest of the product: `?theme=dark` shows one theme, `?dir=rtl` turns the direction.
import './alone.css'
import { createRoot } from 'react-dom/client'

import { Gallery, type GalleryProps } from './gallery.tsx'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
const themes: GalleryProps['themes'] = theme === 'dark' || theme === 'light' ? [theme] : undefined
if (themes) document.documentElement.dataset['theme'] = themes[0]
document.documentElement.dir = query.get('dir') ?? 'ltr'
createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery themes={themes} />)
