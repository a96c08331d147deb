import { expect, expectAccessible, ready, test } from '../support/journey.ts'

for (const width of [390, 1440])
  test(`P-APP-1 P-APP-2 the next deadline leads at ${width} px, and its days are counted there and on its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/applications/coach')
    await ready(page)
    const lead = page.getByRole('article').first()
    const left = await lead.getByText(/^\d+ days? left$/).innerText()
    await expect(lead.getByText('In Progress')).toBeVisible()
    await expectAccessible(page)
    await lead.getByRole('link', { name: /^Show/ }).click()
    await expect(page.getByRole('region', { name: 'Coach registration' }).getByText(/^\d+ days? left$/)).toHaveText(
      left,
    )
    await expectAccessible(page)
  })
