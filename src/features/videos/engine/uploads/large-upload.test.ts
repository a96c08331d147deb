import { test } from 'vitest'

import { expectVideoWhole, videoPlaces } from '#src/testing/load/large-upload.ts'
import { minutes } from '#src/wire/durations.ts'

/** `npm run test:long` sends a larger one. */
const megabytes = 40

test.each(videoPlaces)(
  `T55 A-VID-5 a video of ${megabytes} MB arrives whole over lines that break and a server that is killed: $name`,
  async ({ place }) => expectVideoWhole({ bytes: megabytes * 1_000_000, place }),
  minutes(2),
)
