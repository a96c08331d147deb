import { loader } from '#src/web/calls/loader.ts'

export const currencyLoader = loader(async api => api.manageCurrency({}))
