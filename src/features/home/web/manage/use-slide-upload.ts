import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, CallRefused, isCallRefused } from '#src/web/api.ts'

import { putFile, UploadBroken } from './put-file.ts'
import { typeOf, type SlideValues } from './values.ts'

export type Sending = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  /** `checking`: it has arrived whole, and the server looks at it. */
  readonly stage: 'sending' | 'checking' | 'broken'
}

/** Refusals that are about the file, and not about the words. */
const aboutFiles = new Set(['not-an-image', 'not-a-clip', 'too-large', 'upload-missing', 'upload-expired'])

/** Saves the slide of a place: its words, and where a file was chosen, the file with them. */
export function useSlideUpload(place: number) {
  const t = useTranslations('managers.slides')
  const [sending, setSending] = useState<Sending>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  async function send(file: File, { assetType, still, ...values }: SlideValues): Promise<unknown> {
    const { h1, p, link, color } = values
    const stop = new AbortController()
    stopping.current = stop
    const film = { name: file.name, bytes: file.size }
    const contentType = typeOf(assetType, file)
    if (!contentType) throw new CallRefused(415, { code: 'unsupported-type', message: t(`${assetType}Type`) })
    let sent = 0
    setSending({ ...film, sent, stage: 'sending' })
    try {
      const fields = { h1, p, link, color, asset_type: assetType, pageNb: place, contentType, size: file.size }
      const { url, upload } = await api().updateHero({ name: 'hero', ...fields, fileName: nameOf(file) })
      stop.signal.throwIfAborted()
      await putFile(url, file, {
        contentType,
        signal: stop.signal,
        onProgress: arrived => {
          sent = arrived
          setSending({ ...film, sent, stage: 'sending' })
        },
      })
      setSending({ ...film, sent: file.size, stage: 'checking' })
      const saved = await api().publishHero({
        pageNb: String(place),
        upload,
        still: assetType === 'video' ? still : undefined,
      })
      setSending(undefined)
      return saved
    } catch (error) {
      if (stop.signal.aborted) {
        setSending(undefined)
        return false
      }
      const isBroken = error instanceof UploadBroken
      setSending(isBroken ? { ...film, sent, stage: 'broken' } : undefined)
      throw isBroken ? refusedFile(assetType, t('uploadFailed')) : placed(error, assetType)
    }
  }

  const change = async ({ assetType, h1, p, link, color, still }: SlideValues) => {
    try {
      const words = { h1, p, link, color, still: assetType === 'video' ? still : undefined }
      return await api().changeHero({ pageNb: String(place), ...words })
    } catch (error) {
      throw placed(error, 'still')
    }
  }

  return {
    sending,
    save: (values: SlideValues) => {
      const file = values[values.assetType]
      return file ? send(file, values) : change(values)
    },
    stop: () => stopping.current?.abort(),
    /** What broke off is not spoken of any more: another file was chosen. */
    forget: () => setSending(undefined),
  }
}

const refusedFile = (field: string, text: string) =>
  new CallRefused(400, { code: 'invalid', message: `${field}: ${text}` })

/** Puts what is wrong with a file beside its field. A video's refusal as a picture is its still's. */
function placed(error: unknown, field: 'image' | 'video' | 'still'): unknown {
  if (!isCallRefused(error) || !aboutFiles.has(error.code)) return error
  return refusedFile(field === 'video' && error.code === 'not-an-image' ? 'still' : field, error.message)
}

/** One line, as long as may be. */
const nameOf = ({ name }: File): string =>
  name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(-200) || 'file'
