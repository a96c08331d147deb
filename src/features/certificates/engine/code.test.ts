import QRCode from 'qrcode'
import { expect, test } from 'vitest'

import { codePath } from '#src/web/certificate/code-path.ts'

import { codeOf } from './code.ts'

test('the squares of a code are drawn as they were made', () => {
  const url = 'https://academy.example/certificates/PAL-2222-3333-4444'
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const { size, path } = codePath(codeOf(url))
  expect(size).toBe(modules.size)
  const drawn = new Set(path.match(/M\d+ \d+/g))
  const dark = [...modules.data].flatMap((isDark, index) =>
    isDark ? `M${index % modules.size} ${Math.floor(index / modules.size)}` : [],
  )
  expect(drawn).toEqual(new Set(dark))
})
