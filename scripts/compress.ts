// After the build: a .br and a .gz beside every text asset, so that no request ever compresses one.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = new URL('../dist/client/assets/', import.meta.url)
const names = (await readdir(folder)).filter(name => /\.(js|css|svg|json)$/.test(name))
if (names.length === 0) throw new Error('nothing to compress: run vite build first')
await Promise.all(
  names.map(async name => {
    const bytes = await readFile(new URL(name, folder))
    await writeFile(
      new URL(`${name}.br`, folder),
      await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(new URL(`${name}.gz`, folder), await promisify(gzip)(bytes, { level: 9 }))
  }),
)
