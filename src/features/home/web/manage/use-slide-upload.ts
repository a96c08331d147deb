import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, CallRefused, isCallRefused } from '#src/web/calls/api.ts'

import { putFile, UploadBroken } from './put-file.ts'
import { type AssetType, type Slide, typeOf, type SlideValues, valuesOf } from './values.ts'

export type Sending = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  /** `checking`: it has arrived whole, and the server looks at it. */
  readonly stage: 'sending' | 'checking' | 'broken'
}

/** Refusals that are about the file, and not about the words. */
const aboutFiles = new Set(['not-an-image', 'not-a-clip', 'too-large', 'upload-missing', 'upload-expired'])

type Target = { place: number; version: string | undefined; theme?: 'dark' }
type Told = { onChange: (sending: Sending | undefined) => void; stop: AbortController; texts: FileTexts }
type FileTexts = { wrongType: string; broken: string }

/** The three steps of a slide with a file. False says that it was stopped. */
async function sendSlide(
  { place, version, theme }: Target,
  values: SlideValues,
  { onChange, stop, texts }: Told,
): Promise<unknown> {
  const { h1, p, link, color, assetType, still } = values
  const file = values[assetType]
  const contentType = file && typeOf(assetType, file)
  if (!contentType) throw refusedFile(assetType, texts.wrongType)
  let sent = 0
  const tell = (stage: Sending['stage']) => onChange({ name: file.name, bytes: file.size, sent, stage })
  tell('sending')
  try {
    const fields = { h1, p, link, color, asset_type: assetType, pageNb: place, contentType, size: file.size }
    const { url, upload } = await api().updateHero({ name: 'hero', version, theme, ...fields, fileName: nameOf(file) })
    stop.signal.throwIfAborted()
    const onProgress = (arrived: number) => {
      sent = arrived
      tell('sending')
    }
    await putFile(url, file, { contentType, signal: stop.signal, onProgress })
    sent = file.size
    tell('checking')
    const saved = await api().publishHero({ pageNb: String(place), upload, ...(assetType === 'video' && { still }) })
    onChange(undefined)
    return saved
  } catch (error) {
    const isBroken = error instanceof UploadBroken
    if (isBroken) tell('broken')
    else onChange(undefined)
    if (stop.signal.aborted) return false
    throw isBroken ? refusedFile(assetType, texts.broken) : placed(error, assetType)
  }
}

async function changeWords(
  { place, version }: Target,
  { h1, p, link, color, assetType, still }: SlideValues,
): Promise<unknown> {
  try {
    const words = { h1, p, link, color, ...(assetType === 'video' && { still }) }
    return await api().changeHero({ pageNb: String(place), version, ...words })
  } catch (error) {
    throw placed(error, 'still')
  }
}

/** One file at a time on its way to a place, for one theme. */
function useSending(target: Omit<Target, 'version'>) {
  const t = useTranslations('managers.slides')
  const [sending, setSending] = useState<Sending>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  return {
    sending,
    send: (values: SlideValues, version: string | undefined) => {
      const stop = new AbortController()
      stopping.current = stop
      const texts = { wrongType: t(`${values.assetType}Type`), broken: t('uploadFailed') }
      return sendSlide({ ...target, version }, values, { onChange: setSending, stop, texts })
    },
    stop: () => stopping.current?.abort(),
    /** What broke off is not spoken of any more: another file was chosen. */
    forget: () => setSending(undefined),
  }
}

/** Saves the slide of a place: its words, and where a file was chosen, the file with them. */
export function useSlideUpload(place: number) {
  const { send, ...sending } = useSending({ place })
  return {
    ...sending,
    save: (values: SlideValues, version: string | undefined) =>
      values[values.assetType] ? send(values, version) : changeWords({ place, version }, values),
  }
}

/** Sends a file for what the dark theme shows of a slide; its words stay. */
export function useDarkUpload(place: number, slide: Slide, version: string | undefined) {
  const t = useTranslations('managers.slides')
  const { send, ...sending } = useSending({ place, theme: 'dark' })
  const [error, setError] = useState<string>()
  const [again, setAgain] = useState<File>()
  return {
    ...sending,
    error,
    /** The file that broke off. */
    again,
    /** @returns whether the dark theme shows it now */
    send: async (assetType: AssetType, file: File): Promise<boolean> => {
      setError(undefined)
      setAgain(file)
      try {
        return (await send({ ...valuesOf(slide), assetType, [assetType]: file }, version)) !== false
      } catch (failed) {
        setError(isCallRefused(failed) ? failed.message.replace(/^\w+: /, '') : t('uploadFailed'))
        return false
      }
    },
  }
}

const refusedFile = (field: string, text: string) =>
  new CallRefused(400, { code: 'invalid', message: `${field}: ${text}` })

/** Puts what is wrong with a file beside its field. A video's refusal as an image is its still's. */
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
