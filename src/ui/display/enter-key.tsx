import { CornerDownLeft } from 'lucide-react'

import './kbd.css'

/** The key Enter, drawn: our typeface has no arrow for it. `after` is what is held meanwhile, such as `Ctrl`. */
export function EnterKey({ after }: { after?: string }) {
  return (
    <kbd aria-hidden="true">
      {after}
      <CornerDownLeft />
    </kbd>
  )
}
