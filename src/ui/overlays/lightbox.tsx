import { Maximize2, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'

import { useBack } from './back.ts'

export interface LightboxProps {
  /** The preview: a `Media` or a `Picture`. */
  children: ReactNode
  /** Address of the image in full size. It is fetched when first opened. */
  src: string
  alt: string
  /** Name of the preview as a button, such as "Show in full size". */
  openLabel: string
  closeLabel: string
}

/** A preview that opens its image in full size; Escape, a press anywhere and the way back close it. */
export function Lightbox({ children, src, alt, openLabel, closeLabel }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [isOpen, setOpen] = useState(false)
  useBack(isOpen, close)
  function open() {
    if (image.current && !image.current.src) image.current.src = src
    dialog.current?.showModal()
    setOpen(true)
  }
  function close() {
    setOpen(false)
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" className="lightbox-open" aria-label={openLabel} onClick={open}>
        {children}
        <span className="zoom">
          <Maximize2 />
        </span>
      </button>
      <dialog ref={dialog} className="lightbox" aria-label={alt} onClose={() => setOpen(false)}>
        <img ref={image} alt={alt} />
        <button type="button" aria-label={closeLabel} onClick={close}>
          <X />
        </button>
      </dialog>
    </>
  )
}
