import { Option, type Command } from 'commander'

import { dataFolders, readConfig, type Config } from '#src/server/settings/env.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import { moveFiles } from '#src/server/storage/move.ts'
import { s3Storage } from '#src/server/storage/s3.ts'

import { bytesWords, CommandError, progressLine, say, signalToStop, tell } from './terminal.ts'

export function addFileCommands(program: Command): void {
  program
    .command('files')
    .summary('uploaded files')
    .command('move')
    .summary('copy all files from the disk to S3, or back')
    .description(
      `Copies every file from DATA_DIR/files to S3_BUCKET, or back, and compares what arrived byte for byte. What is there already and equal is not sent again: after an interruption run it again. Nothing is removed where it came from; do that by hand once the academy works from the new place. Run it once while the academy runs, then stop the academy, run it again, and start the academy with the new configuration: the second run has little left to do.`,
    )
    .addOption(new Option('--to <place>', 'where the files go').choices(['s3', 'disk']).makeOptionMandatory())
    .option('--dry-run', 'only count what would be sent')
    .action(move)
}

type Options = { readonly to: 's3' | 'disk'; readonly dryRun?: boolean }

async function move({ to, dryRun = false }: Options): Promise<void> {
  const signal = signalToStop()
  const { disk, s3 } = bothOf(readConfig())
  const [from, into] = to === 's3' ? [disk, s3] : [s3, disk]
  say(`from  ${from.words}\nto    ${into.words}`)
  if (dryRun) return count(from.storage, into.storage)
  const { onProgress, end } = progressLine()
  let sent = 0
  const moved = await moveFiles({
    from: from.storage,
    to: into.storage,
    onProgress: ({ bytes, totalBytes, wasThere }) => {
      if (!wasThere) sent += 1
      onProgress({ step: 'files', done: bytes, total: totalBytes, unit: 'bytes' })
    },
    signal,
  }).finally(end)
  tell(`${moved.files} files (${bytesWords(moved.bytes)}) are in ${into.words}; ${sent} were sent just now`)
}

function bothOf(config: Config) {
  if (!config.s3) throw new CommandError('Set the five S3_… variables: they say which bucket.')
  const folder = dataFolders(config.dataDir).files
  return {
    disk: { words: folder, storage: diskStorage(folder) },
    s3: { words: `bucket ${config.s3.bucket} at ${config.s3.endpoint}`, storage: s3Storage(config.s3) },
  }
}

type Storage = ReturnType<typeof diskStorage>

async function count(from: Storage, into: Storage): Promise<void> {
  const [all, missing] = [
    { files: 0, bytes: 0 },
    { files: 0, bytes: 0 },
  ]
  for await (const { key, size } of from.list('')) {
    const isThere = (await into.stat(key))?.size === size
    for (const sum of isThere ? [all] : [all, missing]) {
      sum.files += 1
      sum.bytes += size
    }
  }
  tell(
    `${all.files} files (${bytesWords(all.bytes)}), of which ${missing.files} (${bytesWords(missing.bytes)}) would be sent`,
  )
}
