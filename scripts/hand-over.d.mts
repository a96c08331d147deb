export function handOver(program: string, args: readonly string[], cwd: string): void
