// Nothing that is typed or pasted is cut off: a field takes all of it, and the form says how long it may be.
import { createApplication, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, signUp, test } from '../support/journey.ts'

const name = 'Wolfeschlegelsteinhausenbergerdorff-Müller von und zu der Straße'
const long = name.length
const sentence = `Please use at most 60 characters. These are ${long}.`

test('L-AUTH-7 a name that is too long is told at sign-up, and nothing of it is lost', async ({ page, user }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign up' }).first().click()
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('First name').fill('Adolph')
  await form.getByLabel('Last name').fill(name)
  await form.locator('button[type=submit]').click()
  await expect(form.getByText(sentence)).toBeVisible()
  await expect(form.getByText('Email is not a valid'), 'with all else that is wrong').toBeVisible()
  await form.getByLabel('Email').fill(user.email)
  await form.getByLabel('Password', { exact: true }).fill(user.password)
  await form.locator('button[type=submit]').click()
  await expect(form.getByText(sentence)).toBeVisible()
  await expect(form.getByLabel('Last name')).toHaveValue(name)
  await form.getByLabel('Last name').fill(name.slice(0, 60))
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/activation\//)
})

test('L-PROF-2 a name that is too long is told where it is changed', async ({ page, user }) => {
  await signUp(page, user)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Edit Name' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last name').fill(name)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText(sentence)).toBeVisible()
  await expect(dialog.getByLabel('Last name')).toHaveValue(name)
})

test('P-CLUB-2 a registration says that its name is too long', async ({ page, browser }) => {
  await signInAsAdministrator(page)
  const id = await createApplication(page, `Long ${Date.now().toString(36)}`)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/club-application-form/${id}`)
  await expect(visitor.locator('.application-box button[type=submit]')).toBeEnabled()
  await visitor.getByLabel('Club name').fill('x'.repeat(240))
  await visitor.locator('.application-box button[type=submit]').click()
  await expect(visitor.getByText('Please use at most 200 characters. These are 240.')).toBeVisible()
  await visitor.context().close()
})

test('A-CONF-1 a field of a manager, and one of its rows, take all that is pasted and say so', async ({ page }) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard/new-conference')
  await expect(page.getByLabel('Location')).toBeEditable()
  await page.getByLabel('Location').fill('y'.repeat(201))
  await page.getByLabel('Last name').fill(name)
  await page.getByRole('button', { name: 'Create conference' }).click()
  await expect(page.getByText('Please use at most 200 characters. These are 201.')).toBeVisible()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue(name)
  const { conferences } = await call(page, 'GET', '/conferences')
  expect(conferences.filter(({ location }: { location: string }) => location.startsWith('yyy'))).toEqual([])
})
