// Somebody asks by mail for their account to be deleted: an administrator arranges it, and can take it back.
import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, mailTo, signUp, test } from '../support/journey.ts'
import { payAtCheckout } from '../support/plans.ts'

test('D-18 T69 T79 an administrator lets an account be deleted for a reason, and cancels it again', async ({
  page,
  browser,
  user,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await signUp(visitor, user)
  await signInAsAdministrator(page)
  await page.goto(`/dashboard/manage-users?name=${user.email}`)
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
  expect(await mailTo(user.email, 2)).toContain('will be')
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

test('D-18 whoever deletes or disables the account of a member reads what becomes of the membership', async ({
  page,
  browser,
  user,
}) => {
  const member = await (await browser.newContext()).newPage()
  await signUp(member, user)
  await member.goto(`${process.env['JOURNEY_URL']}/pricing`)
  await member.getByRole('link', { name: 'Choose Silver' }).click()
  await payAtCheckout(member, user.email)
  await expect(member.getByText('Your membership has started.')).toBeVisible()
  await signInAsAdministrator(page)
  const { users } = await call(page, 'GET', `/admin/users?name=${user.email}`)
  await page.goto(`/dashboard/manage-users/${users[0]._id}`)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText(/Their Silver.* membership renews as usual until then/)
  await prompt.getByRole('button', { name: 'Cancel' }).click()

  const choose = async (command: string) => {
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name: command }).click()
  }
  await choose('Disable account')
  await expect(prompt).toContainText('Their Silver membership stops renewing: it ends on')
  await expectAccessible(page)
  await page.route('**/api/admin/users/*', async route => {
    const { memberships, ...rest } = await (await route.fetch()).json()
    const renewing = memberships.map((one: object) => ({ ...one, state: 'active', cancelAtPeriodEnd: false }))
    const off = { _id: 'other', name: 'Basic', state: 'ending', cancelAtPeriodEnd: true }
    const ending = memberships.map((one: object) => ({ ...one, ...off }))
    await route.fulfill({ json: { ...rest, memberships: [...renewing, ...ending] } })
  })
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByText('This person cannot log in.')).toBeVisible()
  await expect(page.getByText(/^Since .*, renews on/)).toBeVisible()
  await choose('Enable account')
  for (const plan of ['Silver', 'Basic'])
    await expect(prompt, 'which the provider has not heard of yet').toContainText(
      new RegExp(`Their ${plan} membership does not renew: it ends on .*, unless they choose to keep it`),
    )
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute('**/api/admin/users/*')
  await expect(page.getByText(/^Since .*, renews on/), 'without another look').toHaveCount(0)
  await expect(page.getByText(/^Since .*, ends on/)).toBeVisible()
  await choose('All changes of this account')
  await expect(page.getByText('Renewing memberships')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Removed: Silver')
  await member.context().close()
})
