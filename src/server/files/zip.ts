import { Zip, ZipDeflate } from 'fflate'

export type ZipEntry = { readonly name: string; readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** Packs files one after the other, as they are read: no more than a chunk of one is in memory. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, body } of entries) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for await (const chunk of body) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
