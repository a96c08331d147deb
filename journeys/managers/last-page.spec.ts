// Whoever empties the last page of a list by what they do stands on the one before, in the same list.
import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, test } from '../support/journey.ts'

test('A-LIST-1 after the last row of the last page is gone the page before is shown', async ({ page }) => {
  await signInAsAdministrator(page)
  const mark = `Last ${Date.now().toString(36)}`
  const ids: string[] = []
  for (let number = 0; number < 11; number += 1) {
    const { course } = await call(page, 'POST', '/course/create', { title: `${mark} ${number}`, price: 10 })
    ids.push(course._id)
  }
  const list = `/dashboard/manage-courses?title=${mark.replace(' ', '+')}&state=Draft`
  const rows = page.locator('tbody tr')
  await page.goto(`${list}&page=2`)
  await ready(page)
  await expect(rows).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'Actions for the selection' }).getByRole('button', { name: 'Archive' }).click()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(list)
  await page.goto(`${list}&page=2`)
  await expect(page.getByText('There is nothing on this page'), 'an address of before is told so').toBeVisible()
  for (const id of ids) await call(page, 'DELETE', `/course/${id}`, { password })
})
