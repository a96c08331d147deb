import { useContext } from 'react'

import { EditorHeadContext } from '#src/web/manager/editor/editor-head.ts'
import { FailedList } from '#src/web/manager/lists/failed-list.tsx'

/** In place of a form whose values could not be read: its head all the same. */
export function FailedLanding() {
  const head = useContext(EditorHeadContext)
  return (
    <>
      <div className="manager-top">
        <h1>{head?.heading}</h1>
      </div>
      {head?.tabs}
      <FailedList />
    </>
  )
}
