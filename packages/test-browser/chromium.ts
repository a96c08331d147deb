// Which Chromium: the one CHROMIUM names, the one that comes as a package, or the system's; none is downloaded.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import own from './package.json' with { type: 'json' }

const VERSION = own.devDependencies['@sparticuz/chromium']

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/**
 * The package is a headless shell for Linux on x64, the same one everywhere. The system's whole Chromium draws a window
 * nobody sees: the same journeys take twice the processor.
 */
const hasPackage = process.platform === 'linux' && process.arch === 'x64'
/** Whether it draws each letter as everywhere. */
export const comesAsPackage = hasPackage && !process.env['CHROMIUM']
const systems = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

type Options = { executablePath: string; args: string[]; env?: Record<string, string> }

export function chromiumOptions(): Options {
  const found = comesAsPackage ? undefined : (process.env['CHROMIUM'] ?? systems.find(path => existsSync(path)))
  if (found) return { executablePath: found, args: flags }
  const folder = unpacked()
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  const places = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return { executablePath: join(folder, 'chromium'), args: flags, env: { ...definedOf(process.env), ...places } }
}

/**
 * Unpacks the packaged Chromium once, beside the package: in the common place for temporary files the next user of the
 * machine would find a program that belongs to somebody else. Who comes while another unpacks never sees half of it.
 */
function unpacked(): string {
  const program = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const packages = program.slice(0, program.lastIndexOf('@sparticuz'))
  const folder = join(packages, '.cache/test-browser', VERSION)
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const half = mkdtempSync(`${folder}-`)
  const env = { ...process.env, TMPDIR: half }
  execFileSync(process.execPath, [fileURLToPath(new URL('unpack.ts', import.meta.url))], { env, stdio: 'inherit' })
  try {
    renameSync(half, folder)
  } catch {
    rmSync(half, { recursive: true }) // somebody else was quicker
  }
  return folder
}

const definedOf = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
