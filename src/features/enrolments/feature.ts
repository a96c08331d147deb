import { defineFeature } from '#src/server/feature.ts'

import { enrolmentData } from './commands.ts'

export const enrolmentsFeature = defineFeature({
  personalData: enrolmentData,
})
