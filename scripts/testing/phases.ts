// Runs phases beside each other, and prints what each says as a whole: the first at once, the next ones when those before
// them have ended.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Phase = {
  readonly name: string
  /** Of Node: a script and its arguments. */
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

export type Outcome = {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: number
  /** Of the processor; undefined where the system does not tell. */
  readonly worked: number | undefined
  readonly output: string
}

const runner = join(import.meta.dirname, 'run-phase.ts')

/** @returns how each phase went, in their order */
export async function runBeside(phases: readonly Phase[], root: string): Promise<Outcome[]> {
  const started = phases.map(phase => start(phase, root))
  const outcomes: Outcome[] = []
  for (const one of started) {
    one.show()
    outcomes.push(await one.outcome)
  }
  return outcomes
}

function start({ name, args, environment }: Phase, root: string) {
  const from = performance.now()
  const child = spawn(process.execPath, [runner, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
  })
  let worked: number | undefined
  child.on('message', message => {
    if (typeof message === 'object' && 'worked' in message) worked = Number(message.worked)
  })
  let [output, shown] = ['', false]
  const take = (chunk: Buffer) => {
    output += String(chunk)
    if (shown) process.stdout.write(chunk)
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const ended = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code === 0))
  })
  const outcome = ended.then((isGood): Outcome => ({
    name,
    isGood,
    seconds: (performance.now() - from) / 1000,
    worked,
    output,
  }))
  const show = () => {
    process.stdout.write(output)
    shown = true
  }
  return { show, outcome }
}
