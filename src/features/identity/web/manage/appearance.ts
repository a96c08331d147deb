import type { appearanceLoader } from './loaders.ts'

export type AppearanceSettings = Awaited<ReturnType<typeof appearanceLoader>>['settings']

export interface Appearance {
  accent: string
  logo: File | undefined
  logoDark: File | undefined
  icon: File | undefined
  removeLogo: boolean
  removeLogoDark: boolean
  removeIcon: boolean
}

/** Nothing is sent, and nothing is taken away, until somebody says so. */
export const shownIn = ({ accent }: AppearanceSettings): Appearance => ({
  accent,
  logo: undefined,
  logoDark: undefined,
  icon: undefined,
  removeLogo: false,
  removeLogoDark: false,
  removeIcon: false,
})

/** @returns what was typed as the server takes it; undefined where it is no colour */
export function colourIn(typed: string): string | undefined {
  const colour = typed.trim().toLowerCase()
  return /^#[\da-f]{6}$/.test(colour) ? colour : undefined
}
