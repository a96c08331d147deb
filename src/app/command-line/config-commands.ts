import type { Command } from 'commander'

import { readConfig, variablesSet } from '#src/server/settings/env.ts'

import { checkConfig } from './config-checks.ts'
import { CommandError, tell } from './terminal.ts'

export function addConfigCommands(program: Command): void {
  program
    .command('config')
    .summary('the configuration')
    .command('check')
    .summary('try everything that the configuration names')
    .description(
      `Reads every variable as a start would, then tries what they name: database, storage (a probe file is written, read and removed), disk, mail server, payment keys, ffmpeg. Prints no secret. Ends with 1 when there is a fault.`,
    )
    .action(check)
}

async function check(): Promise<void> {
  const config = readConfig()
  tell(`variables  ${variablesSet().join(' ') || 'none is set'}`)
  let faults = 0
  for await (const { state, about, words } of checkConfig(config)) {
    tell(`${state.padEnd(5)}  ${about.padEnd(9)} ${words}`)
    if (state === 'fault') faults += 1
  }
  if (faults > 0) throw new CommandError(faults === 1 ? 'One fault.' : `${faults} faults.`)
}
