import { expect, test } from '../support/journey.ts'
import { join, open, player } from '../support/watching.ts'

test('the controls of the player stand in one line, play in its middle; on phones, upright and on their side, in two', async ({
  page,
  signedIn: _,
}) => {
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  const row = page.locator('.player-controls .row')
  for (const [width, height, most] of [
    [1440, 900, 60],
    [360, 740, 116],
    [740, 360, 100],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bar = await row.evaluate(box => box.getBoundingClientRect().toJSON())
    expect(bar.height, `${width} px`).toBeLessThanOrEqual(most)
    const controls = await row
      .locator('button:visible, a:visible, select:visible, .time')
      .evaluateAll(all =>
        all
          .map(one => one.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      )
    expect(controls.length).toBeGreaterThan(6)
    for (const [index, one] of controls.entries()) {
      expect(one.left, `${width} px`).toBeGreaterThanOrEqual(bar.left - 1)
      expect(one.right, `${width} px`).toBeLessThanOrEqual(bar.right + 1)
      const over = controls
        .slice(index + 1)
        .filter(
          other =>
            other.left < one.right - 1 &&
            one.left < other.right - 1 &&
            other.top < one.bottom - 1 &&
            one.top < other.bottom - 1,
        )
      expect(over, `${width} px`).toEqual([])
    }
    const play = await row.getByRole('button', { name: 'Play', exact: true }).boundingBox()
    expect(Math.abs((play?.x ?? 0) + (play?.width ?? 0) / 2 - (bar.left + bar.right) / 2), `${width} px`).toBeLessThan(
      4,
    )
  }
})

test('X-NAV-3 the lessons before and after are a press away in the bar of the player, where there are any', async ({
  page,
  signedIn: _,
}) => {
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  const bar = page.locator('.player-controls')
  await expect(bar.getByRole('link', { name: /^Previous lesson: / })).toHaveCount(0)
  const next = bar.getByRole('link', { name: /^Next lesson: / })
  const title = (await next.getAttribute('aria-label'))?.slice('Next lesson: '.length) ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await open(page, addressOf(0))
  const time = () => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)
  await bar.getByRole('button', { name: 'On 10 seconds' }).click()
  await expect.poll(time).toBeGreaterThanOrEqual(10)
  await bar.getByRole('button', { name: 'Back 10 seconds' }).click()
  await expect.poll(time).toBeLessThan(1)
})
