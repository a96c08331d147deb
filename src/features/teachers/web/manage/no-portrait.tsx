import { Silhouette } from '#src/ui/display/silhouette.tsx'

import './no-portrait.css'

/** Where the portrait of a teacher is to come. */
export const NoPortrait = () => <Silhouette className="no-portrait" />
