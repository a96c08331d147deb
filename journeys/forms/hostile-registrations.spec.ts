import { club, createApplication, password, register, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, test } from '../support/journey.ts'

test('T41 what visitors send into every field of a registration stays text in front of administrators', async ({
  page,
  browser,
  user,
}) => {
  await signInAsAdministrator(page)
  const payload = (field: string) => `${field}"><img src=x onerror=alert(1)><script>alert(2)</script>`
  const mark = user.email.slice(8, 20)
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const [clubs, coaches] = [
    await createApplication(page, `Clubs ${mark}`),
    await createApplication(page, `Coaches ${mark}`, 'CoachApplication'),
  ]
  const contactEmail = `onerror=alert'3'+${mark}@club.example`
  await register(browser, 'club', {
    ...club,
    applicationId: clubs,
    contactEmail,
    name: payload('name'),
    location: payload('location'),
    description: payload('description'),
    website: 'https://club.example/"onmouseover="alert(4)',
  })
  const ofCoach = ['qualifications', 'specialties', 'currentClub', 'biography', 'languagesSpoken']
  await register(browser, 'coach', {
    applicationId: coaches,
    contactEmail,
    dateOfBirth: '1988-04-30',
    experienceYears: '4',
    coachingLevel: 'Youth',
    name: payload('name'),
    ...Object.fromEntries(ofCoach.map(field => [field, payload(field)])),
  })
  for (const [address, fields] of [
    [`clubs/${clubs}`, ['location', 'description']],
    [`coaches/${coaches}`, ofCoach],
  ] as const) {
    await page.goto(`/dashboard/manage-applications/${address}`)
    await ready(page)
    await page.locator('.applicant').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading')).toHaveText(payload('name'))
    for (const field of fields) await expect(drawer.getByText(payload(field), { exact: true })).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    await drawer.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('onerror=alert(1)')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  }
  expect(dialogs).toEqual([])
  for (const id of [clubs, coaches]) await call(page, 'DELETE', `/admin/application/${id}`, { password })
})
