import type { z } from 'zod'

import type { Partner } from '../../contract.ts'

export type ShownPartner = z.output<typeof Partner>

export type PartnerValues = { name: string; website: string; logo: File | undefined }

export const noPartner: PartnerValues = { name: '', website: '', logo: undefined }
