// The picture of a card goes along to the page that the card leads to.
import type { Page } from '@playwright/test'

import { expect, ready, test, withMotion } from '../support/journey.ts'

test.use(withMotion)

/** From now on, what is shared at each change of pages, by class, and what is animated then. */
async function watchChanges(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const changes: { named: string[]; animated: string[] }[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const isNamed = (one: Element) => getComputedStyle(one).viewTransitionName === 'picture'
      const named = [...document.querySelectorAll('body *')].filter(isNamed).map(({ className }) => className)
      const change = start(update)
      const note = () => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        changes.push({ named, animated: [...new Set(parts)].filter(part => part.includes('(picture)')).toSorted() })
      }
      change.ready.then(note, () => changes.push({ named, animated: [] }))
      return change
    }
    return changes
  })
  return () => seen.jsonValue()
}

const whole = ['group', 'new', 'old'].map(part => `::view-transition-${part}(picture)`)

test('the picture of a course grows from its card into the head of its page, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/courses')
  await ready(page)
  const changes = await watchChanges(page)
  await page.locator('.card .card-title a').nth(2).click()
  await expect(page).toHaveURL(/\/course\//)
  await expect.poll(changes).toEqual([{ named: ['media leaves'], animated: whole }])
  // From one course to another: the picture that is left is not shared.
  const other = page.locator('.card .card-title a').last()
  await other.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await changes()).at(1)).toEqual({ named: ['media leaves'], animated: whole })
  await expect(page.locator('.leaves')).toHaveCount(0)
  // A link without a picture changes the page at once.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courses$/)
  expect(await changes()).toHaveLength(2)
})

test('whoever wants no motion gets none between two pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/courses')
  await ready(page)
  const changes = await watchChanges(page)
  await page.locator('.card .card-title a').nth(2).click()
  await expect(page).toHaveURL(/\/course\//)
  await expect(page.locator('.course-preview')).toBeVisible()
  expect(await changes()).toEqual([])
})
