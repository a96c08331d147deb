import type { Page } from '@playwright/test'

import { call, expect, ready, test } from '../support/journey.ts'

/** What the page says without a line must be there before: nothing can be fetched any more. */
async function openAndCutTheLine(page: Page, address: string): Promise<void> {
  const sheet = page.waitForResponse(
    async answer => answer.url().endsWith('.css') && (await answer.text()).includes('[data-sonner-toaster'),
  )
  await page.goto(address)
  await ready(page)
  await sheet
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

const said = (page: Page) => page.locator('.toast').last()

test('X-TOAST-1 the first failure of a page is told without a line: sign-in, with a passkey as well', async ({
  page,
}) => {
  await openAndCutTheLine(page, '/login')
  await page.getByLabel('Email').first().fill('reader@example.org')
  await page.getByLabel('Password', { exact: true }).first().fill('Stride-0.44s')
  await page.getByLabel('Password', { exact: true }).first().press('Enter')
  await expect(said(page)).toHaveText('The academy could not be reached')
  await expect(said(page)).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Log in' })
  await expect(form.getByRole('status').first(), 'it stays').toHaveText('The academy could not be reached')
  const passkey = page.getByRole('button', { name: 'Log in with a passkey' })
  await passkey.click()
  await expect(said(page)).toHaveText('The academy could not be reached')
  await expect(passkey).toBeEnabled()
})

test('X-TOAST-1 L-FORG-5 the first failure of a page is told without a line: a forgotten password', async ({
  page,
}) => {
  await openAndCutTheLine(page, '/forget-password')
  await page.getByLabel('Email').first().fill('reader@example.org')
  await page.getByLabel('Email').first().press('Enter')
  await expect(said(page)).toBeVisible()
})

test('X-TOAST-1 the first failure of a page is told without a line: a comment', async ({ page, signedIn: _ }) => {
  const { blogs } = await call(page, 'GET', '/blogs?limit=1')
  await openAndCutTheLine(page, `/blog/${blogs[0]._id}`)
  await page.getByPlaceholder('Say Something').fill('Said in a tunnel')
  await page.getByPlaceholder('Say Something').press('Enter')
  await expect(said(page)).toHaveText('Your comment could not be saved')
})
