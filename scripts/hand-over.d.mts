export function handOver(program: string, args: readonly string[], cwd: string): void
export const serverFlags: readonly string[]
