export { ApiFault, FaultOrder, type Faults } from './faults.ts'
export { sandboxPayments, startSandbox, type RunningSandbox, type SandboxOptions } from './plugin.ts'
export { ensureSchema } from './schema.ts'
