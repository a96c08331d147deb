import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { admin } from '../support/video-files.ts'

test('D-64 whoever takes lessons out of courses is told first what that does, in the list and in the form', async ({
  page,
}) => {
  const writes: string[] = []
  page.on('request', request => request.method() === 'PUT' && writes.push(request.url()))
  await call(page, 'POST', '/login', admin)
  await page.goto('/dashboard/manage-videos?state=published')
  const boxes = page.getByRole('checkbox', { name: /^Select “/ })
  for (const at of [0, 1]) await boxes.nth(at).check()
  const prompt = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(prompt).toHaveAccessibleName('Unpublish 2 videos?')
  await expect(prompt).toContainText('completes the course, and gets a certificate by email')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)

  const row = page.getByRole('row').nth(1)
  const title = await row.getByRole('link').first().innerText()
  await row.getByRole('link').first().click()
  await ready(page)
  const isPublished = page.getByRole('checkbox', { name: /^Published/ })
  await isPublished.uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(prompt).toHaveAccessibleName(`Unpublish “${title}”?`)
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveCount(0)
  await expect(isPublished).not.toBeChecked()
  await isPublished.check()
  expect(writes).toEqual([])
})
