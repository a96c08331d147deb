import { test } from 'vitest'

import { expectFilmWhole, filmPlaces } from '#src/testing/load/large-upload.ts'
import { minutes } from '#src/wire/durations.ts'

/** `npm run test:long` sends a larger one. */
const megabytes = 40

test.each(filmPlaces)(
  `T55 A-VID-5 a film of ${megabytes} MB arrives whole over lines that break and a server that is killed: $name`,
  async ({ place }) => expectFilmWhole({ bytes: megabytes * 1_000_000, place }),
  minutes(2),
)
