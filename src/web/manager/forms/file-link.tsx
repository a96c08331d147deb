import { Download } from 'lucide-react'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { download } from '#src/web/download.ts'
import { toast } from '#src/web/toast.ts'

interface FileLinkProps {
  address: string
  /** What the file is called where the server does not say. */
  name: string
  text: string
}

/** A link that saves by itself; alive, it asks for the second factor where the server wants one first. */
export function FileLink({ address, name, text }: FileLinkProps) {
  const fetchFile = async () => {
    const refusal = await download(address, { name })
    if (refusal) toast.error(refusal)
  }
  return (
    <a
      className={buttonClass({ size: 'sm' })}
      href={address}
      download
      onClick={event => {
        event.preventDefault()
        void fetchFile()
      }}
    >
      <Download />
      {text}
    </a>
  )
}
