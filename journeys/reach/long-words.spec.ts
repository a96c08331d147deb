import type { Page } from '@playwright/test'

import { club, createApplication, password, register, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, test } from '../support/journey.ts'

const lists = [
  '',
  '/manage-courses',
  '/manage-courses/categories',
  '/manage-courses/reviews',
  '/manage-videos',
  '/manage-blogs',
  '/manage-applications',
  '/manage-memberships',
  '/manage-researches',
  '/manage-conferences',
  '/partners',
  '/manage-pages',
  '/manage-users',
  '/manage-certificates',
  '/manage-orders',
  '/activity',
]

/** What the academy says itself, and nobody writes. */
const ownWords = '^(Clubs|Coaches|Youth|Amateur|Professional|None yet|\\d+ registrations?|PAL-[\\dA-Z-]+)$'

/** Puts a word of 120 letters into each place of the first row in turn. @returns the places from which it pushes something out */
const placesThatGiveWay = (page: Page): Promise<string[]> =>
  page.evaluate(own => {
    const rows = document.querySelectorAll('main :is(tbody tr:first-child, li:first-child, .manager-top)')
    const places = [...rows].flatMap(row =>
      [...row.querySelectorAll(':is(h1, a, b, span, p, small, td, code):not(.btn, .badge, .btn *, .badge *)')].filter(
        place =>
          place.childElementCount === 0 &&
          /\p{L}{3}/u.test(place.textContent) &&
          !place.closest('.sr-only') &&
          !new RegExp(own).test(place.textContent) &&
          place.getClientRects().length > 0,
      ),
    )
    const isOut = () =>
      document.documentElement.scrollWidth > window.innerWidth ||
      [...document.querySelectorAll('main .table-wrap:not(.sr-only *)')].some(
        wrap => wrap.scrollWidth > wrap.clientWidth + 1,
      ) ||
      [...document.querySelectorAll('main :is(li, td) :is(.btn, button)')].some(
        button => button.getBoundingClientRect().right > window.innerWidth + 1,
      )
    if (isOut()) return ['before']
    return places.flatMap(place => {
      const said = place.textContent
      place.textContent = 'A'.repeat(120)
      const gaveWay = isOut()
      place.textContent = said
      return gaveWay ? [`${place.localName}.${place.className} in ${place.parentElement?.className}: ${said}`] : []
    })
  }, ownWords)

for (const width of [820, 390])
  test(`D-25 a word of 120 letters pushes nothing off the screen of any list at ${width}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    await signInAsAdministrator(page)
    await page.setViewportSize({ width, height: 900 })
    const id = await createApplication(page, `Long words at ${width}`)
    const contactEmail = `${crypto.randomUUID()}@club.example`
    await register(browser, 'club', { ...club, applicationId: id, name: 'A'.repeat(120), contactEmail })
    await page.goto(`/dashboard/manage-applications/clubs/${id}`)
    for (const name of ['Accept', 'Reject'])
      await expect.soft(page.getByRole('button', { name }).last()).toBeInViewport({ ratio: 1 })
    await page.goto('/dashboard/manage-orders')
    const order = await page.locator('main tbody tr a').first().getAttribute('href')
    for (const list of [...lists, `/manage-applications/clubs/${id}`, (order ?? '').replace('/dashboard', '')]) {
      await page.goto(`/dashboard${list}`)
      await page.locator('main :is(tbody tr, li)').first().waitFor({ timeout: 8000 })
      expect.soft(await placesThatGiveWay(page), list).toEqual([])
    }
    await call(page, 'DELETE', `/admin/application/${id}`, { password })
  })
