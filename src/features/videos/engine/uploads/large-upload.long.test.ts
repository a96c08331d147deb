import { test } from 'vitest'

import { expectVideoWhole, videoPlaces } from '#src/testing/load/large-upload.ts'
import { minutes } from '#src/wire/durations.ts'

/** Another size by hand: UPLOAD_TEST_MEGABYTES=2000. */
const megabytes = Number(process.env['UPLOAD_TEST_MEGABYTES'] ?? 200)

test.each(videoPlaces)(
  `T55 A-VID-5 a video of ${megabytes} MB arrives whole over lines that break and a server that is killed: $name`,
  async ({ place }) => expectVideoWhole({ bytes: megabytes * 1_000_000, place }),
  minutes(10),
)
