// A changed tree is never the one that its pages were built of: those of the copied build are good enough.
export { provideDatabase as default } from '../../src/testing/starting/provide-database.ts'
