// Somebody asks by mail for their account to be deleted: an administrator arranges it, and can take it back.
import { password, signInAsAdministrator } from './support/applicants.ts'
import { expect, expectAccessible, mailTo, signUp, test } from './support/journey.ts'

test('D-18 T69 T79 an administrator lets an account be deleted for a reason, and cancels it again', async ({
  page,
  browser,
  person,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await signUp(visitor, person)
  await signInAsAdministrator(page)
  await page.goto(`/dashboard/manage-users?name=${person.email}`)
  await page.locator('tbody .manager-thing').first().click()
  const menu = page.getByRole('button', { name: 'Account', exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  const prompt = page.getByRole('alertdialog')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Delete account' }).click()
  await expect(prompt.getByText('Please say why the account is deleted')).toBeVisible()
  await prompt.getByLabel('Reason').fill('Asked for it by mail')
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('This account will be deleted on')).toBeVisible()
  await expect(page.getByText('Deletion scheduled').first()).toBeVisible()
  expect(await mailTo(person.email, 2)).toContain('will be')
  await menu.click()
  await page.getByRole('menuitem', { name: 'All changes of this account' }).click()
  await expect(page.getByText('scheduled the deletion of the account of').last()).toBeVisible()
  await page.goBack()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Cancel deletion' }).click()
  await prompt.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByText('This account will be deleted on')).toHaveCount(0)
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Delete account' })).toBeVisible()
})
