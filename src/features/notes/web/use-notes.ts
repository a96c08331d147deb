// The learner's notes of one video while it is watched.
import { useEffect, useState } from 'react'
import type { z } from 'zod'

import { isCallRefused } from '#src/web/calls/api.ts'
import { useOnce } from '#src/web/forms/use-once.ts'

import type { notesContract } from '../contract.ts'
import { notesApi } from './notes-api.ts'

export type Note = z.output<typeof notesContract.listNotes.output>['notes'][number]
type Video = { readonly courseId: string; readonly videoId: string }
type Words = { readonly second: number; readonly text: string }

const inOrder = (notes: readonly Note[]): Note[] =>
  notes.toSorted((one, other) => one.second - other.second || one.createdAt.localeCompare(other.createdAt))

/** @returns the notes, undefined while they are read and null where they could not be; what changes them throws refusals */
export function useNotes({ courseId, videoId }: Video) {
  const [notes, setNotes] = useState<readonly Note[] | null>()
  const [tries, setTries] = useState(0)
  const once = useOnce()
  useEffect(() => {
    let isOver = false
    notesApi.listNotes({ courseId, videoId }).then(
      read => isOver || setNotes(read.notes),
      (error: unknown) => {
        if (!isCallRefused(error)) throw error
        if (!isOver) setNotes(null)
      },
    )
    return () => {
      isOver = true
    }
  }, [courseId, videoId, tries])
  const change = (to: (known: readonly Note[]) => readonly Note[]) => setNotes(known => inOrder(to(known ?? [])))
  return {
    notes,
    retry: () => {
      setNotes(undefined)
      setTries(count => count + 1)
    },
    write: async ({ second, text }: Words) => {
      const { note } = await once.send(key => notesApi.writeNote({ courseId, videoId, second, text }, key))
      change(known => [...known.filter(({ _id }) => _id !== note._id), note])
    },
    rewrite: async (id: string, text: string) => {
      const { note } = await notesApi.changeNote({ id, text })
      change(known => known.map(one => (one._id === id ? note : one)))
    },
    remove: async (id: string) => {
      await notesApi.deleteNote({ id })
      change(known => known.filter(({ _id }) => _id !== id))
    },
  }
}
