import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useAskBeforeUnload } from '#src/web/forms/ask-before-unload.ts'
import { VIDEO_MAX_BYTES } from '#src/wire/uploads.ts'
import { containerOf, HEAD_BYTES, type Container } from '#src/wire/videos/video-head.ts'

import {
  findUnfinishedUploads,
  uploadVideo,
  type UnfinishedUpload,
  type VideoUpload,
  type RunningUpload,
} from './video-upload.ts'

export type UploadHandle = {
  readonly file: VideoUpload | undefined
  /** Why a video was not taken. */
  readonly problem: string | undefined
  /** Videos that were begun before and wait for the same file. */
  readonly begun: readonly (Omit<UnfinishedUpload, 'drop'> & { forget: () => void })[]
  start: (file: File) => void
  pause: () => void
  goOn: () => void
  cancel: () => void
  /** To be called once a video was made of it. */
  forget: () => Promise<void>
}

/** @param onWhole told the upload's id and the video's length, and an empty id when it was taken back */
export function useUpload(onWhole: (id: string, seconds: number) => void): UploadHandle {
  const t = useTranslations('managers.videos')
  const [file, setFile] = useState<VideoUpload>()
  const [problem, setProblem] = useState<string>()
  const [begun, setBegun] = useState<readonly UnfinishedUpload[]>([])
  const running = useRef<RunningUpload>(undefined)
  useEffect(() => {
    const find = () => void findUnfinishedUploads().then(setBegun)
    const goOn = () => (running.current ? running.current.lineIsBack() : find())
    find()
    addEventListener('online', goOn)
    return () => {
      removeEventListener('online', goOn)
      running.current?.pause()
    }
  }, [])
  useAskBeforeUnload(file?.stage === 'sending')
  return {
    file,
    problem,
    begun: begun.map(one => ({
      ...one,
      forget: () => {
        void one.drop()
        setBegun(rest => rest.filter(other => other !== one))
      },
    })),
    start: file => {
      const isTooLarge = file.size > VIDEO_MAX_BYTES
      setProblem(isTooLarge ? t('videoTooLarge') : undefined)
      if (isTooLarge) return
      void readContainer(file).then(container => {
        if (container) running.current = uploadVideo(file, { container, onChange: setFile, onWhole })
        else setProblem(t('videoWrong', { name: file.name }))
      })
    },
    pause: () => running.current?.pause(),
    goOn: () => running.current?.goOn(),
    cancel: () => {
      running.current?.cancel()
      setBegun(rest => rest.filter(({ name }) => name !== file?.name))
      setFile(undefined)
      onWhole('', 0)
    },
    forget: async () => running.current?.forget(),
  }
}

/** Looks into a file before gigabytes of it are sent; what can no longer be read is no video either. */
async function readContainer(file: File): Promise<Container | undefined> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return containerOf(new Uint8Array(head))
}
