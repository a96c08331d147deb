import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { minutes, seconds } from '#src/wire/durations.ts'

import { creditOf, streamOf } from './policy.ts'

const id = 'c0ffee00-1234-4abc-8def-0123456789ab'

const hour = 3600
type Video = { recorded: number; durationSeconds: number; openedAt: number }
const start = minutes(1000)

/** Reports the share of a video to the ledger, and returns the ledger after it. */
function report(clock: { until: number }, video: Video, reported: number, now: number): number {
  const { percent, creditedUntil } = creditOf({ reported, now, creditedUntil: clock.until, ...video })
  Object.assign(clock, { until: creditedUntil })
  Object.assign(video, { recorded: percent })
  return percent
}

describe('T35 what is believed of a report', () => {
  test('whoever plays at double speed and reports every tenth is believed to the end, video after video', () => {
    const clock = { until: 0 }
    let now = start
    for (let nth = 0; nth < 6; nth += 1) {
      const video = { recorded: 0, durationSeconds: nth % 2 ? 40 : hour, openedAt: now }
      for (let percent = 0; percent <= 90; percent += 10) {
        const at = now + (percent * seconds(video.durationSeconds)) / 200
        expect(report(clock, video, percent, at)).toBe(percent)
      }
      now += (95 * seconds(video.durationSeconds)) / 200
      expect(report(clock, video, 100, now)).toBe(100)
      now += seconds(1)
    }
  })

  test('T35 who opens all videos and waits has, after a time, what can be played in that time', () => {
    const clock = { until: start }
    const videos = Array.from({ length: 6 }, () => ({ recorded: 0, durationSeconds: 600, openedAt: start }))
    for (const video of videos) report(clock, video, 0, start)
    const shares = videos.map(video => report(clock, video, 100, start + minutes(10)))
    expect(shares).toEqual([100, 100, 30, 0, 0, 0])
  })

  test('half an hour of video is what lost reports may have told, however long ago the video was opened', () => {
    const video = { recorded: 0, durationSeconds: hour, openedAt: start }
    expect(report({ until: start }, video, 100, start + minutes(60 * 24 * 30))).toBe(60)
  })

  test('D-34 who had time for ninety percent has completed the video, a moment before that nobody has', () => {
    const completed = start + 80 * seconds(5) // one percent takes five seconds, and ten are given
    const watch = (now: number) =>
      report({ until: start }, { recorded: 0, durationSeconds: 1000, openedAt: start }, 100, now)
    expect(watch(completed)).toBe(100)
    expect(watch(completed - 1)).toBe(89)
  })

  test('D-34 what is missing to a hundred after ninety uses up no time', () => {
    for (const recorded of [90, 95]) {
      const clock = { until: start }
      const later = start + minutes(5)
      expect(report(clock, { recorded, durationSeconds: 600, openedAt: later }, 100, later)).toBe(100)
      expect(clock.until).toBe(start)
    }
  })

  test('whatever is reported, in whatever order, no more is credited than the time that went by', () => {
    const step = fc.record({
      video: fc.nat(3),
      reported: fc.integer({ min: 0, max: 100 }),
      pauseMs: fc.nat(seconds(200)),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const lengths = [40, 300, 600, 3600]
        const clock = { until: start }
        const videos = lengths.map(durationSeconds => ({ recorded: 0, durationSeconds, openedAt: start }))
        let now = start
        for (const { video: index, reported, pauseMs } of steps) {
          now += pauseMs
          const video = videos[index]
          if (video) report(clock, video, reported, now)
        }
        const played = videos.reduce(
          (sum, video) => sum + (Math.min(video.recorded, 90) * video.durationSeconds) / 100,
          0,
        )
        const slack = 0.1 * Math.max(...lengths)
        expect(played).toBeLessThanOrEqual((2 * (now - start)) / 1000 + slack + 1e-6)
      }),
    )
  })
})

describe('T33 what counts as a stream', () => {
  test('all qualities and pieces of one rendition together, which goes on between two pieces', () => {
    const folder = `private/videos/${id}/hls`
    const [list, piece] = [streamOf(`${folder}/720.m3u8`), streamOf(`${folder}/1080-4.m4s`)]
    expect(list).toEqual({ key: folder, lingerMs: seconds(10) })
    expect(piece).toEqual(list)
  })

  test.for(['mp4', 'mov', 'webm', 'mkv'])('a file that is a whole %s, as long as it is sent', ending => {
    const key = `private/videos/${id}/original.${ending}`
    expect(streamOf(key)).toEqual({ key, lingerMs: 0 })
  })

  test.for(['a.vtt', 'a.pdf', 'a.m3u8.vtt', 'a.mp4.avif', 'amp4', 'am3u8', ''])('not %s', name => {
    expect(streamOf(`private/videos/${name}`)).toBeUndefined()
  })
})
