import { expect, expectAccessible, test } from '../support/journey.ts'
import { join } from '../support/watching.ts'

for (const width of [390, 1440]) {
  test(`D-37 a learner rates a course, changes it and takes it back at ${width} px`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width, height: 900 })
    const { addressOf } = await join(page)
    const courseId = addressOf(0).split('/')[2] ?? ''
    await page.goto(`/course/${courseId}`)
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await reviews.getByRole('button', { name: 'Save review' }).click()
    await expect(reviews.getByRole('alert')).toHaveText('Please choose 1 to 5 stars')
    // A radio group is walked with the arrows.
    await reviews.getByRole('radio', { name: '1 star', exact: true }).focus()
    await page.keyboard.press('Space')
    for (let presses = 1; presses < 4; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(reviews.getByRole('radio', { name: '4 stars' })).toBeChecked()
    const text = `Clear from the first trace on, ${signedIn.email}`
    await reviews.getByLabel('What should others know?').fill(text)
    await expectAccessible(page)
    await reviews.getByRole('button', { name: 'Save review' }).click()
    await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeVisible()
    await expect(reviews.getByText(text)).toHaveCount(2)

    await reviews.getByRole('button', { name: 'Edit' }).click()
    await reviews.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await reviews.getByRole('button', { name: 'Save review' }).click()
    await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeVisible()

    await reviews.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(reviews.getByRole('heading', { name: 'How was this course?' })).toBeVisible()
    await expect(reviews.getByText(text)).toHaveCount(0)
  })
}
