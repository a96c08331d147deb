/** What was not given, as the wire has it. */
export const orNull = <T>(value: T | undefined): T | null => value ?? null
