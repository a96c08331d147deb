import { useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { useHydrated } from '#src/web/forms/form.ts'

import { useSize } from './use-size.ts'

import './device-frame.css'

interface DeviceFrameProps {
  title: string
  /** The window of the device, in px. */
  width: number
  height: number
  /** Whether the window is as high as what stands in it. */
  isWhole?: boolean
  children: ReactNode
}

/** Draws its children in a window of their own, so that they lay themselves out for its size; shown as small as there is room. */
export function DeviceFrame(props: DeviceFrameProps) {
  return useHydrated() ? <Window {...props} /> : <div className="device" />
}

function Window({ title, width, height, isWhole, children }: DeviceFrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [page] = useState(() => emptyPage(title))
  const [body, setBody] = useState<HTMLElement>()
  const [drawn, setDrawn] = useState<HTMLElement | null>(null)
  const room = useSize(box).width
  const scale = room > 0 ? Math.min(1, room / width) : 0
  const tall = useSize(drawn).height || height
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--width': `${width}px`,
    '--height': `${isWhole ? Math.max(tall, height) : height}px`,
    '--scale': String(scale),
    '--drawn': `${Math.round(tall * scale)}px`,
  }
  return (
    <div ref={setBox} className="device" data-narrow={width < 600 ? '' : undefined} style={size}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds our own parts alone, under this page's policy */}
      <iframe
        title={title}
        srcDoc={page}
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body &&
        createPortal(
          <div ref={setDrawn} inert>
            {children}
          </div>,
          body,
        )}
    </div>
  )
}

/** A page without content, in this page's language, theme and sheets. */
function emptyPage(title: string): string {
  const { lang, dir, dataset } = document.documentElement
  const page = document.implementation.createHTMLDocument(title)
  Object.assign(page.documentElement, { lang, dir })
  page.documentElement.dataset['theme'] = dataset['theme'] ?? 'system'
  page.body.style.overflow = 'hidden'
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    page.head.append(page.importNode(sheet, true))
  return `<!doctype html>${page.documentElement.outerHTML}`
}
