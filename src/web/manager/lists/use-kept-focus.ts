import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * What a row's button does may take the button away, or its whole row. Focus then stays at the list instead of falling
 * back to the top of the page, where whoever works by keyboard would begin again.
 * @param rows what is shown: focus is looked after when it changes
 */
export function useKeptFocus(rows: unknown) {
  const frame = useRef<HTMLElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return
    const table = frame.current?.querySelector<HTMLElement>('[role=region]')
    const place = table ?? frame.current
    place?.focus()
  }, [rows])
  return {
    ref: frame,
    tabIndex: -1,
    onFocus: () => {
      wasInside.current = true
    },
    // What is taken away leaves focus to nobody; whoever goes elsewhere takes it along.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) wasInside.current = false
    },
  }
}
