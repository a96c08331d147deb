import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'

export interface TabsProps<Id extends string> {
  /** The accessible name of the row. */
  label: string
  tabs: { id: Id; label: ReactNode; panel: ReactNode }[]
  current: Id
  onChange: (id: Id) => void
  className?: string | undefined
}

/** Parts of one page. Arrow keys, Home and End move the choice. Tabs that are pages are links in `TabNav`. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, className }: TabsProps<Id>) {
  const base = useId()
  const shown = tabs.find(tab => tab.id === current)
  // A tab that was pressed before this lived has the focus, which keys alone give to none but the current one.
  const hearEarly = useEffectEvent(() => {
    const pressed = tabs.find(tab => document.activeElement?.id === `${base}${tab.id}`)
    if (pressed && pressed.id !== current) onChange(pressed.id)
  })
  useEffect(() => hearEarly(), [])
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next =
      tabs[
        nextIndex(
          event,
          tabs.length,
          tabs.findIndex(tab => tab.id === current),
        )
      ]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${base}${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${base}panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={`${base}${current}`} tabIndex={0}>
        {shown?.panel}
      </div>
    </div>
  )
}

function nextIndex(event: KeyboardEvent<HTMLDivElement>, count: number, current: number): number {
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forward) return (current + 1) % count
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return (current - 1 + count) % count
  return -1
}

export interface TabNavProps {
  label: string
  /** Links; the current one carries `aria-current="page"`, as `NavLink` does. */
  children: ReactNode
}

export function TabNav({ label, children }: TabNavProps) {
  const row = useRef<HTMLElement>(null)
  // Where the tabs have no room beside each other, the current one is in sight.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    const { left, right } = row.current.getBoundingClientRect()
    const tab = current.getBoundingClientRect()
    if (tab.left < left) row.current.scrollLeft -= left - tab.left
    else if (tab.right > right) row.current.scrollLeft += tab.right - right
  })
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {children}
    </nav>
  )
}
