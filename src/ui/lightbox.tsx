import { Maximize2, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { IconButton } from './button.tsx'

export interface LightboxProps {
  /** The preview: a `Media` or a `Picture`. */
  children: ReactNode
  /** Address of the picture in full size. It is fetched when first opened. */
  src: string
  alt: string
  /** Name of the preview as a button, such as "Show in full size". */
  openLabel: string
  closeLabel: string
}

/** A preview that opens its picture in full size; Escape, the button and a press beside it close it. */
export function Lightbox({ children, src, alt, openLabel, closeLabel }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  function open() {
    if (picture.current && !picture.current.src) picture.current.src = src
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" className="lightbox-open" aria-label={openLabel} onClick={open}>
        {children}
        <span className="zoom">
          <Maximize2 />
        </span>
      </button>
      <dialog
        ref={dialog}
        className="lightbox"
        aria-label={alt}
        onClick={event => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <img ref={picture} alt={alt} />
        <IconButton name={closeLabel} variant="line" onClick={() => dialog.current?.close()}>
          <X />
        </IconButton>
      </dialog>
    </>
  )
}
