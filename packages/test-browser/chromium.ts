// Which Chromium: the one CHROMIUM names, the system's, or the one that comes as a package; none is downloaded.
import { existsSync } from 'node:fs'

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

export async function chromiumOptions(): Promise<{
  executablePath: string
  args: string[]
  env?: Record<string, string>
}> {
  const found = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path && existsSync(path),
  )
  if (found) return { executablePath: found, args: flags }
  // Set before its import, it makes the package unpack the libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const libraries = ['/tmp/al2023/lib', process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return { executablePath, args: flags, env: { ...definedOf(process.env), LD_LIBRARY_PATH: libraries } }
}

const definedOf = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
