import { club, createApplication, register, sendForm, signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

test('D-46 who is signed in is told that a visitor typed their email, and registers all the same', async ({
  page,
  browser,
  signedIn,
}) => {
  const context = await browser.newContext()
  const staff = await context.newPage()
  await signInAsAdministrator(staff)
  const name = `Clubs with a rival ${Date.now()}`
  const applicationId = await createApplication(staff, name, 'ClubApplication')
  await register(browser, 'club', { ...club, applicationId, name: 'A stranger', contactEmail: signedIn.email })

  for (const address of [`/application/${applicationId}`, `/club-application-form/${applicationId}`]) {
    await page.goto(address)
    await expect(page.getByText('Someone registered “A stranger” with your email')).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByLabel('Contact email')).toHaveValue(signedIn.email)
  await page.goto('/dashboard/profile')
  const own = page.getByRole('listitem').filter({ hasText: name })
  await expect(own).toContainText('Sent with your email without signing in')

  await sendForm(page.request, 'club', { ...club, applicationId, name: 'The owner', contactEmail: signedIn.email })
  await page.goto(`/application/${applicationId}`)
  await expect(page.getByText('The owner registered on')).toBeVisible()

  await staff.goto(`/dashboard/manage-applications/clubs/${applicationId}`)
  await expect(staff.getByRole('row').filter({ hasText: 'A stranger' })).toContainText('Email of another')
  await expect(staff.getByRole('row').filter({ hasText: 'The owner' })).not.toContainText('Email of another')
  await expectAccessible(staff)
  await staff
    .getByRole('button', { name: /A stranger/ })
    .first()
    .click()
  await expect(staff.getByText('The owner of this email has registered too')).toBeVisible()
  await expectAccessible(staff)
  await context.close()
})
