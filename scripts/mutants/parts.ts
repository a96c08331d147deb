// What is mutated, and the tests that have to see it: the nearest ones, because each mutant costs a run of them. A part
// runs by itself, and is named by MUTANTS_PART there.

export type Part = {
  readonly files: readonly string[]
  readonly tests: readonly string[]
  /** Whether the tests start academies: seconds for each mutant instead of a tenth of one. */
  readonly hasDatabase: boolean
}

export const parts: Readonly<Record<string, Part>> = {
  policies: { files: ['src/features/*/policy.ts'], tests: ['src/features/*/policy{,-*}.test.ts'], hasDatabase: false },
  money: {
    files: ['src/wire/money/!(*.test|refund-fields|periods).ts'],
    tests: ['src/wire/money/*.test.ts'],
    hasDatabase: false,
  },
  access: {
    files: ['src/features/enrolments/commands.ts'],
    tests: ['src/features/enrolments/commands.test.ts'],
    hasDatabase: true,
  },
  sessions: {
    files: [
      'src/features/accounts/commands/sign-in/{start-session,end-sessions,confirm-session,confirm-password}.ts',
      'src/server/security/sessions.ts',
    ],
    tests: [
      'src/features/accounts/commands/sign-in/{confirm-*,end-sessions,lock-order,sign-in,sign-in-limits,start-session}.test.ts',
      'src/features/factors/step-up.test.ts',
      'src/server/security/sessions.test.ts',
    ],
    hasDatabase: true,
  },
  refunds: {
    files: ['src/features/orders/commands/refunds/{record-request,refund-order,refund-parts,refund-payment}.ts'],
    tests: ['src/features/orders/commands/refunds/{refund-order,refund-payment,reconcile-refunds}.test.ts'],
    hasDatabase: true,
  },
}

/** The part of this run, in the processes that Stryker starts. */
export function partOfRun(): Part & { readonly name: string } {
  const name = process.env['MUTANTS_PART'] ?? ''
  const part = parts[name]
  if (!part) throw new Error(`MUTANTS_PART names no part: ${name}`)
  return { name, ...part }
}
