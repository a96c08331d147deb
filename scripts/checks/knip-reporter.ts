import type { ReporterOptions } from 'knip'

/** Tells knip's findings together with how many files it read, which its own reporters keep to themselves. */
export default function report({ issues, counters, report: wanted }: ReporterOptions): void {
  const found = Object.entries(issues)
    .filter(([kind]) => Object.entries(wanted).some(([name, isWanted]) => name === kind && isWanted))
    .flatMap(([kind, byFile]) =>
      Object.values(byFile).flatMap(file => Object.values(file).map(one => ({ kind, ...one }))),
    )
    .map(({ kind, filePath, symbol, line }) => ({ kind, filePath, symbol, line }))
  process.stdout.write(JSON.stringify({ processed: counters.processed, found }))
}
