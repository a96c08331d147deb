import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'

import { codeFolders, listFiles } from '@palestra/checks/files'
import type { Finding } from '@palestra/checks/outcome'
import type { z } from 'zod'

export type ToolRun = { exitCode: number; output: string; errors: string }

/**
 * Runs the JavaScript command of an installed package with this very Node.
 * `script` is a path below `node_modules`; resolves when the tool ended, whatever its exit code.
 */
export async function runTool(root: string, script: string, args: string[]): Promise<ToolRun> {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    // Two of the tools are written in Go: collecting its garbage at four times the live heap, instead of at twice, saves
    // a fifth of their work (11 s of 54 s), for 10 % more memory.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', GOGC: '300' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code ?? 1))
  })
  const [exitCode, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  // Some tools colour what they print wherever `CI` is set, whatever the other variables ask for.
  return { exitCode, output: stripVTControlCharacters(output), errors: stripVTControlCharacters(errors) }
}

/** The folders of code that exist below `root`: tools refuse a path that does not, and read anything without one. */
export function presentFolders(root: string): string[] {
  const present = codeFolders.filter(folder => existsSync(join(root, folder)))
  if (present.length === 0) throw new Error(`none of the folders ${codeFolders.join(', ')} is there`)
  return present
}

/** Every line of a failed run as a finding; a tool that failed in silence is one, too. */
export function findingsOf(run: ToolRun, isNoise: (line: string) => boolean): Finding[] {
  if (run.exitCode === 0) return []
  const lines = `${run.output}\n${run.errors}`.split('\n').filter(line => line.trim() !== '' && !isNoise(line))
  if (lines.length === 0) return [{ path: '.', text: `exit code ${run.exitCode} without a word` }]
  return lines.map(toFinding)
}

/** Reads `path(line,column): text`; any other line stays whole. */
function toFinding(line: string): Finding {
  const match = /^(?<path>[^\s:(]+)\((?<line>\d+),\d+\): (?<text>.*)$/.exec(line)
  if (!match?.groups) return { path: '.', text: line.trim() }
  const { path = '.', line: number, text: message = '' } = match.groups
  return { path, line: Number(number), text: message }
}

/** The number that `pattern` captures in a tool's output, 0 where it says none. */
export function countIn(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0)
}

/** The JSON that a tool printed, checked against `shape`; throws with the tool's own words where it printed none. */
export function readReport<T>(run: ToolRun, shape: z.ZodType<T>): T {
  const start = run.output.indexOf('{')
  if (start < 0) throw new Error(`the tool printed no report:\n${run.output}${run.errors}`)
  return shape.parse(JSON.parse(run.output.slice(start)))
}

/** How many files in the folders of code `isWanted` accepts. Count before the tool runs: files may come meanwhile. */
export async function countFiles(root: string, isWanted: (path: string) => boolean): Promise<number> {
  return (await listFiles(root, codeFolders)).filter(isWanted).length
}

/** A finding where a tool read fewer files than there are: one that skips files in silence would pass them all. */
export function unreadFiles(read: number, wanted: number): Finding[] {
  return read < wanted ? [{ path: '.', text: `read ${read} of ${wanted} files` }] : []
}
