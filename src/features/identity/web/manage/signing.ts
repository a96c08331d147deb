import type { signingLoader } from './loaders.ts'

export type SigningSettings = Awaited<ReturnType<typeof signingLoader>>['settings']
export type Signing = Omit<SigningSettings, 'signature'> & { signature: File | undefined; removeSignature: boolean }

export const shownIn = (settings: SigningSettings): Signing => ({
  ...settings,
  signature: undefined,
  removeSignature: false,
})
