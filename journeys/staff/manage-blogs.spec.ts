import { password, image, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

test('A-BLOG-1 A-BLOG-2 A-BLOG-3 A-BLOG-4 A-BLOG-5 A-BLOG-6 A-BLOG-7 a post is written, read, changed, talked about and deleted', async ({
  page,
  browser,
  user,
}) => {
  const title = `Stride ${user.email.slice(8, 24)}`
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs\/new-blog$/)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toBeEditable()
  await expectAccessible(page)
  const create = page.getByRole('button', { name: 'Create blog' })
  const [titleShort, contentShort] = [
    page.getByText('Please enter a title More than 3 characters'),
    page.getByText('Please enter a Content More than 20 characters'),
  ]
  await page.getByLabel('Title').fill('abc')
  await content.fill('Too short')
  await create.click()
  for (const told of [titleShort, contentShort, page.getByText('Please choose a picture')])
    await expect(told, 'all at once').toBeVisible()
  await content.fill('What a longer stride asks of a hamstring.')
  await page.locator('.image-field input').setInputFiles(await image())
  await create.click()
  await expect(titleShort).toBeVisible()
  await expect(contentShort).toHaveCount(0)
  await page.getByLabel('Title').fill(title)
  await create.click()
  await expect(page.getByText('Blog created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs$/)

  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row.getByText('Published')).toBeVisible()
  const { blogs } = await call(page, 'GET', `/admin/blogs?title=${encodeURIComponent(title)}`)
  const id: string = blogs[0]._id
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/blog/${id}`)
  await expect(visitor.getByText('What a longer stride asks of a hamstring.').first()).toBeVisible()
  await call(page, 'PUT', `/blog/comment/${id}`, { content: 'How long is long?' })

  await row.getByRole('button', { name: `Published: change the state of “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(row.getByText('Draft')).toBeVisible()
  expect((await visitor.goto(`${process.env['JOURNEY_URL']}/blog/${id}`))?.status()).toBe(404)
  await row.getByRole('button', { name: `Draft: change the state of “${title}”` }).press('Enter')
  await page.keyboard.press('p')
  await expect(row.getByText('Published')).toBeVisible()

  await row.getByRole('link', { name: `Edit “${title}”` }).click()
  await expect(content).toBeEditable()
  await page.getByLabel('Title').fill('abc')
  await content.fill('Too short')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(titleShort).toBeVisible()
  await expect(contentShort).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Failed To Update Course')).toBeVisible()
  await expect(page.getByText('How long is long?')).toBeVisible()
  await page.getByRole('button', { name: /^Delete the comment by/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Comment Deleted Successfully')).toBeVisible()
  await expect(page.getByText('How long is long?')).toHaveCount(0)
  await expect(content, 'what was typed stays').toHaveText('Too short')
  await page.setViewportSize({ width: 390, height: 860 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await content.fill('A changed text, and long enough this time.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Course Updated Successfully')).toBeVisible()
  await visitor.goto(`${process.env['JOURNEY_URL']}/blog/${id}`)
  await expect(visitor.getByText('A changed text, and long enough this time.').first()).toBeVisible()
  await visitor.context().close()

  await row.getByRole('button', { name: `More for “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Blog deletion failed')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})
