// A membership of an academy that takes bank transfers alone: a plan without a provider's link, what a member reads, the days that
// pass, the reminder, and the renewal. In an academy of its own, whose days are moved in its database.
import { join } from 'node:path'

import { joinDatabase } from '@palestra/embedded-postgres'
import type { Page } from '@playwright/test'

import { query } from '#src/testing/starting/database.ts'

import { admin, enter, learner, phoneOf } from '../support/demo-people.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { startAcademy } from '../support/start-academy.ts'

/** Says who they are, where that is asked for. */
async function confirm(page: Page): Promise<void> {
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Your password').fill(admin.password)
  await asked.getByRole('button', { name: 'Confirm' }).click()
}

test('L-MEM-6 D-4 a member pays by transfer, has the plan until a date, and renews it', async ({ page, browser }) => {
  test.slow()
  const academy = await startAcademy()
  const { url } = academy
  const age = async (interval: string): Promise<void> => {
    const { config } = await joinDatabase({ dataDir: join(academy.dataDir, 'postgres'), name: 'palestra' })
    await query(
      config,
      `update memberships set started_at = started_at - interval '${interval}',
        current_period_end = current_period_end - interval '${interval}' where subscription_id like 'pass%'`,
    )
  }
  try {
    await enter(page, admin, url)
    await test.step('the academy takes transfers and no cards', async () => {
      await page.goto(`${url}/dashboard/settings/payments`)
      await ready(page)
      await page.getByRole('checkbox', { name: 'Buyers may pay by bank transfer' }).check()
      await page.getByLabel('Where transfers go to').fill('Holder: Demo Academy\nIBAN: FR76 3000 6000 0112')
      await page.getByRole('checkbox', { name: /card/i }).first().uncheck()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await confirm(page)
      await expect(page.getByText('The academy was updated successfully').first()).toBeVisible()
    })
    await test.step('a plan is made without the provider’s id and link', async () => {
      const { plans } = await (await page.request.get(`${url}/api/memberships`)).json()
      const gold = plans.find(
        (plan: { name: string; duration: string }) => plan.name === 'Gold' && plan.duration === 'month',
      )
      await page.request.put(`${url}/api/admin/membership/${gold._id}/sale`, {
        data: { onSale: false },
        headers: { origin: url },
      })
      await page.goto(`${url}/dashboard/new-membership`)
      await ready(page)
      await expect(page.getByText('Members pay for this plan by bank transfer or at Chargily')).toBeVisible()
      await expect(page.getByLabel('Payment ID')).toHaveCount(0)
      await page.getByLabel('Name', { exact: true }).selectOption('Gold')
      await page.getByLabel(/^Price/).fill('49')
      await page.getByLabel('What a membership opens').selectOption('all')
      await page.getByRole('button', { name: 'Create plan' }).click()
      await expect(page.getByText('Plan Created Successfully').first()).toBeVisible()
      await expectAccessible(page)
    })

    const phone = await phoneOf(browser)
    await test.step('a visitor chooses it, logs in, reads until when it is open, and orders', async () => {
      await phone.goto(`${url}/pricing`)
      await ready(phone)
      await phone.getByRole('link', { name: 'Choose Gold' }).click()
      await phone.waitForURL('**/login?**')
      await ready(phone)
      await logIn(phone, learner)
      await phone.waitForURL('**/payment/plan/**')
      await expect(phone.getByRole('heading', { name: 'Pay for your membership' })).toBeVisible()
      await expect(phone.getByText('Nothing is taken by itself')).toBeVisible()
      await expectAccessible(phone)
      await phone.getByRole('button', { name: 'Order and see the account' }).click()
      await phone.waitForURL('**/transfer/**')
      await ready(phone)
      await expect(phone.getByRole('main')).toContainText('Gold, monthly')
      await expectAccessible(phone)
    })
    const reference = await phone.locator('.transfer-reference b').innerText()
    const settle = async (code: string, row: RegExp, asked: RegExp): Promise<void> => {
      await page.goto(`${url}/dashboard/manage-orders/transfers?words=${code}`)
      await ready(page)
      await expect(page.getByRole('row').filter({ hasText: code })).toContainText(row)
      await page.getByRole('button', { name: `Confirm: ${code}` }).click()
      await expect(page.getByRole('alertdialog')).toContainText(asked)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Gold, month is open for').first()).toBeVisible()
    }
    await test.step('staff confirm, and the member reads until when it is paid', async () => {
      await settle(
        reference,
        /Until \d+ \w+ \d{4}, if it begins today/,
        /Gold, month begins for them now, and is open until \d+ \w+ \d{4}\./,
      )
      await phone.goto(`${url}/dashboard/membership`)
      await ready(phone)
      const card = phone.getByRole('region', { name: 'Gold' })
      await expect(card).toContainText('Open until')
      await expect(card).toContainText('Nothing is taken by itself')
      await expect(card.getByRole('link', { name: 'Renew' })).toHaveCount(0)
      await expectAccessible(phone)
    })
    await test.step('two weeks before the end it is renewed', async () => {
      await age('20 days')
      await phone.reload()
      await ready(phone)
      await phone.getByRole('link', { name: 'Renew' }).click()
      await expect(phone.getByRole('heading', { name: 'Renew your membership' })).toBeVisible()
      await phone.getByRole('button', { name: 'Order and see the account' }).click()
      await phone.waitForURL('**/transfer/**')
      await ready(phone)
      const code = await phone.locator('.transfer-reference b').innerText()
      await settle(
        code,
        /Next period, \d+ \w+ \d{4} to \d+ \w+ \d{4}/,
        /Gold, month goes on from .+, and is open until .+ then\./,
      )
      await phone.goto(`${url}/dashboard/membership`)
      await expect(phone.getByRole('link', { name: 'Renew' })).toHaveCount(0)
      const { memberships } = await (await phone.request.get(`${url}/api/memberships/mine`)).json()
      expect(memberships.filter((one: { status: string }) => one.status === 'active')).toHaveLength(1)
    })
  } finally {
    await academy.stop()
  }
})
