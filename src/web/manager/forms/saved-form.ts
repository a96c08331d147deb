// What a form that saves is given, and what its parts share.
import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import type { Stored } from './use-stored.ts'

/** Of a thing that is a draft until it is published. */
export interface Publishing {
  /** What is stored; undefined for a new one. */
  isPublished: boolean | undefined
  /** Says in the form what it is to become. */
  choose: (isPublished: boolean) => void
}

/** How a form is sent, other than by its own button. */
export interface Intent {
  /** What a thing that may be a draft becomes. */
  isPublished?: boolean
  stays?: boolean
}

/** Sends a form. */
export type Send = (how?: {
  event?: BaseSyntheticEvent
  /** Whoever saves by the way stays at the form. */
  stays?: boolean
  /** Called when it is sent, which may have to wait: what it sets is not read anew before. */
  choose?: (() => void) | undefined
}) => Promise<void>

export interface SaveFormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  /**
   * Sends the values, the version that the form began with, and the key of what it makes; the form is clean afterwards.
   * False says that whoever sent them stopped it.
   */
  save: (values: V, version: string | undefined, key: string) => Promise<unknown>
  /** What is stored now of the thing that is changed: none where one is made. */
  stored?: Stored<V>
  /** Where one is made: there it can be made anew, with what was typed, when somebody else has deleted it. */
  anew?: string
  /** What follows a save that was accepted: another page, or empty fields. */
  onSaved?: (values: V) => void
  /** The specification's toasts. */
  saved: string
  failed: string
  /** Words of the button. */
  label: string
  /** Of a thing that may be a draft. */
  publishing?: Publishing | undefined
  /** Buttons beside it. */
  actions?: ReactNode
  /** Whether another query of the same page is another thing, so that going there asks. */
  query?: boolean
  /** Fields that mean nothing once the page was loaded anew. */
  passing?: readonly (keyof V)[]
  /** In an editor, beside the words: how the thing looks, and what of it is no text. */
  preview?: ReactNode
  /** Its state. */
  badge?: ReactNode
  settings?: ReactNode
  children: ReactNode
}
