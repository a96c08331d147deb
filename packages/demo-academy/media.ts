// The pictures, videos and papers of the academy, and what each one is.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = new URL('media/', import.meta.url)

/** @param file as `catalogue.json` names it. @returns its place on this machine */
export const mediaPath = (file: string): string => fileURLToPath(new URL(file, folder))

export const readMedia = (file: string): Promise<Buffer> => readFile(new URL(file, folder))
