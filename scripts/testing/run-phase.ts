// A phase of `npm test` as a process of its own, which tells at its end what its children worked: the system adds up the
// time of ended children for each process alone, and phases run beside each other.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Seconds of the processor that ended children have had, with theirs; undefined where the system does not tell. */
function childrensTime(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100 // user's and system's ticks
  } catch {
    return undefined
  }
}

const { status } = spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' })
const worked = childrensTime()
if (worked !== undefined) process.send?.({ worked })
process.disconnect?.()
process.exitCode = status ?? 1
