// What a command says and asks. Results go to standard output; everything on the way goes to standard error.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

import type { OnProgress, Progress } from '#src/server/backup/progress.ts'
import { seconds } from '#src/wire/durations.ts'

/** A reason to stop, worded for whoever reads the terminal. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export const say = (line: string): void => void process.stderr.write(`${line}\n`)
export const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them: `12.3 MB`. */
export function bytesWords(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`
}

const counted = ({ unit }: Progress, value: number): string =>
  unit === 'bytes' ? bytesWords(value) : `${value} ${unit}`

/**
 * Shows how far a long command is: one line that changes on a terminal, a line every ten seconds elsewhere.
 */
export function progressLine(): { onProgress: OnProgress; end: () => void } {
  const isLive = process.stderr.isTTY
  const pauseMs = isLive ? 100 : seconds(10)
  let [lastStep, lastAt] = ['', 0]
  const onProgress: OnProgress = progress => {
    const { step, done, total } = progress
    const isDue = Date.now() - lastAt >= pauseMs || done === total
    if (step !== lastStep && lastStep && isLive) process.stderr.write('\n')
    if (step === lastStep && !isDue) return
    ;[lastStep, lastAt] = [step, Date.now()]
    const share = total === 0 ? 100 : Math.floor((done / total) * 100)
    const line = `${step.padEnd(9)} ${String(share).padStart(3)} %  ${counted(progress, done)} of ${counted(progress, total)}`
    process.stderr.write(isLive ? `\r\u001b[2K${line}` : `${line}\n`)
  }
  const end = () => {
    if (isLive && lastStep) process.stderr.write('\n')
    lastStep = ''
  }
  return { onProgress, end }
}

/** Aborted by Ctrl-C and by SIGTERM: what was begun is cleaned up, a second Ctrl-C ends at once. */
export function signalToStop(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      process.once(name, () => process.exit(130))
      stop.abort(new CommandError('Interrupted. Nothing half was left behind.'))
    })
  }
  return stop.signal
}

/** Asks for yes or no; `isYes` answers before the question. @throws CommandError when nobody is there to ask */
export async function confirm(question: string, isYes: boolean): Promise<void> {
  if (isYes) return
  if (!process.stdin.isTTY) throw new CommandError(`${question} Say --yes.`)
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${question} [y/N] `).finally(() => lines.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was done.')
}

/** Asks for a password that does not show, twice; elsewhere than at a terminal it is the first line of standard input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const first = await askHidden('Password: ')
  if ((await askHidden('Once more: ')) !== first) throw new CommandError('These were two different passwords.')
  return first
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
