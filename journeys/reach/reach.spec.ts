import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

import { call, expect, ready, test } from '../support/journey.ts'
import { lostWords, setTextSize, spaceText } from '../support/lost-words.ts'

/** Screens of every kind, and who sees them; `:course` and `:lesson` are those of a course that the learner has. */
const screens = {
  home: ['/'],
  courses: ['/courses'],
  'a course': ['/course/:course'],
  pricing: ['/pricing'],
  'log in': ['/login'],
  research: ['/researches'],
  'coach applications': ['/applications/coach'],
  'the player': ['/video/:course/:lesson', 'learner'],
  'my courses': ['/dashboard/my-courses', 'learner'],
  profile: ['/dashboard', 'learner'],
  'a manager': ['/dashboard/manage-users', 'admin'],
  'a form': ['/dashboard/manage-blogs/new-blog', 'admin'],
  activity: ['/dashboard/activity', 'admin'],
} as const satisfies Record<string, readonly [string, ('learner' | 'admin')?]>

const passwords = { learner: 'Learner-2026', admin: 'Admin-2026' }

async function open(page: Page, name: keyof typeof screens): Promise<void> {
  const [address, who] = screens[name] as readonly [string, ('learner' | 'admin')?]
  if (who) await logIn(page, who)
  await page.goto(await filled(page, address))
  await ready(page)
}

async function logIn(page: Page, who: 'learner' | 'admin'): Promise<void> {
  await call(page, 'POST', '/login', { email: `${who}@demo.palestra.example`, password: passwords[who] })
}

async function filled(page: Page, address: string): Promise<string> {
  if (!address.includes(':course')) return address
  if (!address.includes(':lesson')) {
    const { courses } = await call(page, 'GET', '/course/populaire')
    return address.replace(':course', courses[0]._id)
  }
  await page.goto('/dashboard/my-courses')
  return (await page.locator('a[href^="/video/"]').first().getAttribute('href')) ?? ''
}

async function expectNothingLost(page: Page, what: string): Promise<void> {
  expect(await lostWords(page), what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0)
}

for (const name of Object.keys(screens) as (keyof typeof screens)[]) {
  test(`1.4.4 letters twice as large lose no words: ${name}`, async ({ page }) => {
    await setTextSize(page, 32)
    await open(page, name)
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 860 })
      await expectNothingLost(page, `${width} px`)
    }
  })

  test(`1.4.12 widely spaced letters lose no words at 320 px: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 860 })
    await open(page, name)
    await spaceText(page)
    await expectNothingLost(page, '320 px')
  })

  test(`every rule of good practice: ${name}`, async ({ page }) => {
    await open(page, name)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags('best-practice').analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
    expect(found).toEqual([])
  })
}

test('1.4.4 with large letters the drawer takes the place of the bar', async ({ page }) => {
  await setTextSize(page, 32)
  await open(page, 'home')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await bar.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' })).toBeInViewport()
})

test('2.2.2 the moving topics stop when somebody says so, and do not move for who wants no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await ready(page)
  const section = page.getByRole('region', { name: 'What we teach' })
  const motions = () => section.evaluate(part => part.getAnimations({ subtree: true }).map(one => one.playState))
  await expect.poll(motions).toEqual(['running'])
  await section.getByRole('button', { name: 'Pause topics' }).click()
  await page.mouse.move(0, 0) // where the pointer rests they stop in any case
  await expect.poll(motions).toEqual(['paused'])
  await section.getByRole('button', { name: 'Play topics' }).click()
  await page.mouse.move(0, 0)
  await expect.poll(motions).toEqual(['running'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(motions).toEqual([])
  await expect(section.getByRole('button')).toBeHidden()
})

for (const name of ['a manager', 'my courses', 'pricing'] as const) {
  test(`2.4.1 'Skip to content' skips what stands on all pages: ${name}`, async ({ page }) => {
    await open(page, name)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.closest('.dash-rail, .site-head'))).toBeNull()
  })
}

const said = (page: Page): Locator => page.locator('#arrival')

test('2.4.3 4.1.3 a page that comes gets the focus and is said, a filter leaves the reader where they are', async ({
  page,
}) => {
  await page.goto('/')
  await expect(said(page)).toHaveAttribute('aria-live', 'polite')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(said(page)).toHaveText('Pick your perfect plan · Palestra')
  await page.getByRole('radio', { name: /Yearly/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/duration=year/)
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeFocused()

  await page.goto('/courses')
  await expect(said(page), 'a browser says by itself what it loads').toBeEmpty()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('link', { name: 'Growth and maturation in young athletes' }).click()
  await expect(said(page)).toHaveText('Growth and maturation in young athletes · Palestra')
  await expect(page.getByRole('main')).toBeFocused()
})

test('2.4.3 the way back leads to where the reader was', async ({ page }) => {
  await open(page, 'courses')
  const card = page.locator('.card-title a').nth(10)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await card.click()
  await expect(page).toHaveURL(/\/course\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(said(page)).toHaveText('Courses · Palestra')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('2.4.3 a page that takes the focus keeps it, the drawer gives it on, and what is not there is said', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search' }).first().click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/pricing/)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page.route('**/api/search/courses*', route => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.route('**/api/**', route => route.fulfill({ status: 404, json: { code: 'not-found', message: 'no' } }))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Conferences' }).click()
  await expect(page).toHaveURL(/conferences/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(said(page)).not.toBeEmpty()
})

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' })

  /** What is painted of a thing where the reader's colours replace ours. */
  const look = (part: Locator, pseudo?: string) =>
    part.evaluate((element, name) => {
      const { backgroundColor, color, outlineStyle, borderColor, appearance } = getComputedStyle(element, name)
      return [backgroundColor, color, outlineStyle, borderColor, appearance].join(' ')
    }, pseudo)

  /** The system's colour of what is marked. */
  const highlight = (page: Page) =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    })

  async function expectToDiffer(one: Locator, other: Locator): Promise<void> {
    expect(await look(one.first())).not.toBe(await look(other.first()))
  }

  test('what is chosen and where somebody is can be seen', async ({ page }) => {
    await open(page, 'pricing')
    await expectToDiffer(page.locator('.seg > :has(:checked)'), page.locator('.seg > :not(:has(:checked))'))
    await expectToDiffer(page.locator('.site-nav > [aria-current]'), page.locator('.site-nav > a:not([aria-current])'))
    await open(page, 'my courses')
    await expectToDiffer(page.locator('.dash-rail [aria-current]'), page.locator('.dash-rail a:not([aria-current])'))
    await open(page, 'the player')
    await expectToDiffer(
      page.locator('.course-videos [aria-current] > a'),
      page.locator('.course-videos li:not([aria-current]) > a'),
    )
    await expectToDiffer(page.locator('.tabs > [aria-selected=true]'), page.locator('.tabs > [aria-selected=false]'))
    await open(page, 'a manager')
    await expectToDiffer(page.locator('.pager [aria-current]'), page.locator('.pager a:not([aria-current])'))
    await open(page, 'a form')
    expect(
      await page
        .getByRole('checkbox')
        .first()
        .evaluate(box => getComputedStyle(box).appearance),
    ).toBe('auto')
  })

  test('how far something has come can be seen', async ({ page }) => {
    await open(page, 'my courses')
    await expect(page.locator('.bar > span').first()).toHaveCSS('background-color', await highlight(page))
    await open(page, 'home')
    const clock = page.locator('.hero-trace').evaluate(trace => getComputedStyle(trace, '::after').backgroundColor)
    expect(await clock).toBe(await highlight(page))
  })

  test('what stands above the page has an edge', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, 'home')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('border-inline-start-style', 'solid')
  })
})
