// `npm run dev`: the process from its sources, started again when a file of the server changes. The database stays up
// meanwhile: this process has it open. Words that begin with --inspect go to the Node of the server.
import { openDatabase } from '@palestra/embedded-postgres'

import { ownDatabase, readConfig } from '../src/server/settings/env.ts'
import { handOver } from './hand-over.mjs'

const root = new URL('..', import.meta.url).pathname
const isForNode = (word: string) => word.startsWith('--inspect')
const words = process.argv.slice(2)
const config = readConfig()
const onTrouble = (message: string) => console.error(message)
if (!config.databaseUrl) await openDatabase({ ...ownDatabase(config.dataDir), onTrouble })
const watch = ['--watch', '--watch-preserve-output', ...words.filter(isForNode)]
handOver(process.execPath, [...watch, 'src/app/main.ts', '--dev', ...words.filter(word => !isForNode(word))], root)
