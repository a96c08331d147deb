import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the name or the text of a test holds that starts a server, a browser or another program. */
const STARTS = /testing\/|@palestra\/|node:child_process|playwright|from 'vite'|inject\(|planted-tree|\/tool\.ts/

/** The files of tests that need nothing but their own process, as paths below the root. */
export const unitTests = (root: string): string[] =>
  globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: root })
    .filter(file => !STARTS.test(file + readFileSync(join(root, file), 'utf8')))
    .toSorted()
