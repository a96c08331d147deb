import { expect, expectAccessible, test } from '../support/journey.ts'
import { player, join, jump, list, nextCard, open, place } from '../support/watching.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('L-VID-8 L-VID-9 without a line a lesson plays to its end and stays, and its progress is told when the line is back', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const { videos, addressOf } = await join(page)
  await open(page, addressOf(0))
  await page.keyboard.press('k')
  await expect.poll(() => place(page)).toBeGreaterThan(1)
  await jump(page, 3)
  await expect(nextCard(page)).toBeVisible()
  await context.setOffline(true)
  const note = page.getByText('You are offline. Your progress is saved when the line is back.')
  await expect(note).toBeVisible()
  await expectAccessible(page, { include: '.player-stage' })
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
  await expect(nextCard(page).getByRole('button', { name: 'Play now' })).toBeDisabled()
  const told = page.waitForResponse(answer => answer.url().endsWith('/api/progress') && answer.ok())
  await context.setOffline(false)
  await told
  await expect(note).toBeHidden()
  await expect(page, 'then the next one opens').toHaveURL(addressOf(1))
  await expect(list(page).locator('[aria-current]')).toContainText(videos[1]?.title ?? '-')
})

test('L-VID-9 E-12 what was played without a line is not skipped although its tab was closed', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const { addressOf } = await join(page)
  const tab = await context.newPage()
  await open(tab, addressOf(0))
  await tab.keyboard.press('k')
  await expect.poll(() => place(tab)).toBeGreaterThan(1)
  await context.setOffline(true)
  await expect.poll(() => place(tab)).toBeGreaterThan(6)
  const isClosed = tab.waitForEvent('close')
  await tab.close({ runBeforeUnload: true })
  await isClosed
  await context.setOffline(false)
  await open(page, addressOf(0))
  await expect(page.locator('.player-share')).toContainText(/([6-9]|\d\d)% played/)
})

test('the next video has its place: what its countdown adds moves nothing, and no second is left out', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate(element => element.getBoundingClientRect().top + scrollY)
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
  const before = await top()
  await page.evaluate(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const text = document.querySelector('.next-video bdi')?.textContent
      if (text && shown.at(-1) !== Number(text)) shown.push(Number(text))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
  await page.keyboard.press('k')
  await expect(nextCard(page)).toBeVisible({ timeout: 40_000 })
  expect(await top()).toBe(before)
  await expect(page).toHaveURL(addressOf(1))
  const shown = await page.evaluate<number[]>('shown')
  expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) - index))
})
