import { codeFolders, numberedLines, readFiles, readIfThere } from './files.ts'
import type { Outcome } from './outcome.ts'

/** How keys begin that open something: those of payment and cloud providers, of code hosts, and private keys. */
const secrets = [
  /\b[sr]k_live_\w{16,}/,
  /\bwhsec_[A-Za-z0-9+/]{24,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{30,}/,
  /\bgithub_pat_\w{30,}/,
  /\bxox[abprs]-[\w-]{20,}/,
  /\bnpm_[A-Za-z0-9]{30,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
]

const folders = [...codeFolders, 'docs', 'messages', 'migrations']
const pages = ['README.md', 'ARCHITECTURE.md', 'package.json', '.npmrc', 'vite.config.ts', 'playwright.config.ts']
const isPage = (path: string): boolean => /\.(tsx?|mjs|js|json|md|txt|css|svg|sql|ya?ml)$|(^|\/)\.env/.test(path)

/** No key that opens something is written down (T75). */
export async function checkSecrets(root: string): Promise<Outcome> {
  const alone = await Promise.all(pages.map(async path => ({ path, text: (await readIfThere(root, path)) ?? '' })))
  const files = [...(await readFiles(root, folders, isPage)), ...alone]
  const findings = files.flatMap(({ path, text }) =>
    numberedLines(text)
      .filter(({ content }) => secrets.some(secret => secret.test(content)))
      .map(({ line }) => ({ path, line, text: 'looks like a key that opens something' })),
  )
  return { read: files.length, unit: 'files', findings }
}
