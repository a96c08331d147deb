import { Maximize2, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

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

/** A preview that opens its picture in full size; Escape and a press anywhere close it. */
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
      <dialog ref={dialog} className="lightbox" aria-label={alt}>
        <img ref={picture} alt={alt} />
        <button type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <X />
        </button>
      </dialog>
    </>
  )
}
