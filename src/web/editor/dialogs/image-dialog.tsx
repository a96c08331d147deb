import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'

import { useTooLong } from '../../forms/too-long.ts'
import type { EditorImage } from '../nodes/figure-node.ts'
import { EditorDialog } from './editor-dialog.tsx'

interface ImageDialogProps {
  editor: Editor
  /** An image that was pasted or dropped. */
  file?: File | undefined
  upload: (file: File) => Promise<string>
  onClose: () => void
}

/** Asks for an image and for what it shows; of an image that is there, one or both may change. */
export function ImageDialog(props: ImageDialogProps) {
  const t = useTranslations('editor')
  const { file, setFile, alt, setAlt, src, isThere, attempts, isBusy, problems, submit } = useImage(props)
  const remove = () => {
    props.editor.commands.deleteNode('figure')
    props.onClose()
  }
  return (
    <EditorDialog
      title={t('picture.title')}
      submitLabel={t('picture.submit')}
      onSubmit={() => void submit()}
      onClose={props.onClose}
      busy={isBusy}
      remove={isThere ? { label: t('picture.remove'), run: remove } : undefined}
    >
      <FileDrop
        label={t('picture.file')}
        prompt={file?.name ?? t(isThere ? 'picture.another' : 'picture.choose')}
        tapPrompt={file?.name ?? t(isThere ? 'picture.tapAnother' : 'picture.tap')}
        hint={t('picture.hint')}
        accept="image/*"
        error={problems.file}
        flash={attempts}
        onFiles={files => setFile(files[0])}
      >
        {file ? <ChosenImage file={file} /> : src && <img className="editor-image" src={src} alt="" />}
      </FileDrop>
      <TextField
        label={t('picture.alt')}
        help={t('picture.altHelp')}
        value={alt}
        error={problems.alt}
        flash={attempts}
        onChange={event => setAlt(event.currentTarget.value)}
      />
    </EditorDialog>
  )
}

function useImage({ editor, file: given, upload, onClose }: ImageDialogProps) {
  const t = useTranslations('editor')
  const isThere = editor.isActive('figure') && !given
  const before: Partial<EditorImage> = isThere ? editor.getAttributes('figure') : {}
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState(before.alt ?? '')
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const tooLong = useTooLong()(alt, 300)
  const missing = {
    file: file || isThere ? undefined : t('picture.missing'),
    alt: tooLong ?? (alt.trim() ? undefined : t('picture.altMissing')),
  }
  const submit = async () => {
    if (missing.file || missing.alt) return setAttempts(attempts + 1)
    setBusy(true)
    try {
      const image = file && (await measure(await upload(file)))
      editor.commands.putImage({ ...image, alt: alt.trim() })
      onClose()
    } catch (error) {
      setRefusal(isCallRefused(error) ? error.message : t('picture.failed'))
      setBusy(false)
    }
  }
  const choose = (chosen: File | undefined) => {
    setRefusal(undefined)
    setFile(chosen)
  }
  const shown: Partial<typeof missing> = attempts > 0 ? missing : { alt: tooLong }
  const problems = { ...shown, ...(refusal && { file: refusal }) }
  return { file, setFile: choose, alt, setAlt, src: before.src, isThere, attempts, isBusy, problems, submit }
}

/** Shows a file for as long as it stands there. */
function ChosenImage({ file }: { file: File }) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img key={`${file.name} ${file.lastModified}`} ref={show} className="editor-image" alt="" />
}

/** Its size keeps the reader's page from moving when it comes. */
async function measure(src: string): Promise<Omit<EditorImage, 'alt'>> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => {})
  return { src, width: image.naturalWidth || null, height: image.naturalHeight || null }
}
