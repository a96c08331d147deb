// `npm run test:mutants`: changes the code that must not be wrong, one small thing at a time, and asks its tests whether
// they notice (Stryker). Words choose parts by name, and files by their path: `npm run test:mutants -- policies orders`.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isBuilt } from './build/built.mjs'
import { judge, Report, Survivors } from './mutants/judge.ts'
import { type Part, parts } from './mutants/parts.ts'

const root = join(import.meta.dirname, '..')
const folder = join(import.meta.dirname, 'mutants')

/** Installs what this command alone needs, when it is missing or of another lock file. */
function install(): void {
  const lock = join(folder, 'package-lock.json')
  const mark = join(folder, 'node_modules/.installed-from')
  if (existsSync(mark) && readFileSync(mark).equals(readFileSync(lock))) return
  console.log('Installing Stryker (once) …')
  // Stryker asks for a vitest beside it, and finds the project's.
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm could not install the packages of scripts/mutants: see above')
  copyFileSync(lock, mark)
}

/** The files of a part that some word chooses; all of them without words. */
function chosen([name, { files }]: [string, Part], words: readonly string[]): string[] {
  const all = files.flatMap(pattern => globSync(pattern, { cwd: root })).toSorted()
  if (words.length === 0 || words.includes(name)) return all
  return all.filter(file => words.some(word => file.includes(word)))
}

/** Runs Stryker over files of one part. @returns whether everything is killed or known */
function run(name: string, files: readonly string[]): boolean {
  const started = performance.now()
  console.log(`\n${name}: ${files.length} files`)
  const { status } = spawnSync(
    process.execPath,
    [
      join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'scripts/mutants/stryker.config.mjs',
      '--mutate',
      files.join(','),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTANTS_PART: name } },
  )
  if (status !== 0) return false
  const report = Report.parse(JSON.parse(readFileSync(join(root, `.cache/mutants/${name}.json`), 'utf8')))
  const survivors = Survivors.parse(JSON.parse(readFileSync(join(folder, 'survivors.json'), 'utf8')))
  const { scores, findings, outdated } = judge(report, survivors)
  for (const line of scores) console.log(line)
  for (const line of findings) console.log(`  - ${line}`)
  for (const line of outdated) console.log(`  scripts/mutants/survivors.json names what does not survive: ${line}`)
  console.log(`${name} took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
  return findings.length === 0
}

const words = process.argv.slice(2)
const runs = Object.entries(parts)
  .map(entry => ({ name: entry[0], part: entry[1], files: chosen(entry, words) }))
  .filter(({ files }) => files.length > 0)
if (runs.length === 0) throw new Error(`Nothing is named like that. There are: ${Object.keys(parts).join(', ')}`)
if (runs.some(({ part }) => part.hasDatabase) && !isBuilt(root, 'pages'))
  throw new Error('The pages are older than their sources: run npm run build')
install()
const failed = runs.filter(({ name, files }) => !run(name, files))
for (const { name } of failed) console.log(`FAILED: ${name}`)
process.exitCode = failed.length > 0 ? 1 : 0
