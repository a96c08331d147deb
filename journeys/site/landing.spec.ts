import { call, expect, test, withMotion } from '../support/journey.ts'

test.use(withMotion)

test('L-HOME-5 X-ERR-1 D-41 what cannot be read is replaced or said, without a toast, and can be tried again', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await page.goto('/courses')
  const reads = /\/api\/(page|course\/(populaire|newest)|categories|statistics|partners)(\?|$)/
  await page.route(reads, route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('h1')).toHaveText('See what the force plate saw')
  const hero = page.getByRole('region', { name: 'Highlights' })
  await expect(hero.locator('.hero-slide')).toHaveCount(3)
  const images = hero.locator('img')
  for (const address of await images.evaluateAll(all => all.map(image => image.getAttribute('src')))) {
    expect((await page.request.get(String(address))).ok(), String(address)).toBe(true)
  }
  await expect(page.getByText('The courses could not be loaded')).toHaveCount(2)
  await expect(page.getByText('The categories could not be loaded')).toBeVisible()
  await expect(page.getByText('The figures could not be loaded')).toBeVisible()
  await expect(page.getByText('The partners could not be loaded')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(logged.filter(line => line.startsWith('GET /'))).toHaveLength(6)

  await page.unroute(reads)
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
  await expect(page.locator('.popular .card')).toHaveCount(4)
})

test('L-HOME-7 L-HOME-8 X-CUR-1 the four most popular courses and the newest ones', async ({ page }) => {
  const popular = await call(page, 'GET', '/course/populaire')
  const newest = await call(page, 'GET', '/course/newest')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Populair Courses' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Fresh Courses' })).toBeVisible()
  for (const [grid, { courses }] of [
    ['.popular', popular],
    ['.fresh', newest],
  ] as const) {
    const cards = page.locator(`${grid} .card`)
    await expect(cards).toHaveCount(4)
    for (const [index, course] of courses.slice(0, 4).entries()) {
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/course/${course._id}`)
      const price = course.price === 0 ? 'Free' : `$${course.price}`
      await expect(cards.nth(index).locator('.price').first()).toHaveText(price)
    }
  }
})

test('L-HOME-9 K-8 cards appear once 60 % in view, one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/')
  const frames = page.locator('.fresh > .reveal')
  await expect(frames.first()).toHaveAttribute('data-revealed', 'no')
  await expect(frames.first()).toHaveCSS('opacity', '0')
  const scrollTo = (share: number) =>
    frames.first().evaluate((frame, shown) => {
      // Measured without the way that it has yet to rise.
      const box = frame.getBoundingClientRect()
      scrollBy({ top: box.top + box.height * shown - innerHeight, behavior: 'instant' })
    }, share)
  await scrollTo(0.45)
  await expect.poll(() => frames.first().evaluate(frame => frame.getBoundingClientRect().top < innerHeight)).toBe(true)
  await expect(frames.first()).toHaveAttribute('data-revealed', 'no')
  await scrollTo(0.75)
  await expect(frames.first()).toHaveAttribute('data-revealed', 'yes')
  await expect(frames.first()).toHaveCSS('opacity', '1')
  await frames.last().scrollIntoViewIfNeeded()
  await expect(frames.last()).toHaveCSS('opacity', '1')
  const delays = await frames.evaluateAll(all => all.map(frame => getComputedStyle(frame).transitionDelay))
  expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s'])
})

test('L-HOME-6 L-HOME-10 the strip of fields, and a band of lowercase categories that goes on and on', async ({
  page,
}) => {
  const { categories } = await call(page, 'GET', '/categories')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Elevating the Game' })).toBeVisible()
  await expect(page.locator('.elevating li svg')).toHaveCount(6)
  const band = page.getByRole('region', { name: 'What we teach' })
  const names = categories.map(({ name }: { name: string }) => name.toLowerCase())
  await expect(band.getByRole('link').locator('span')).toHaveText(names)
  await expect(band.locator('li')).toHaveCount(2 * names.length)
  const animation = await band.locator('ul').evaluate(list => {
    const { animationName, animationIterationCount } = getComputedStyle(list)
    return [animationName, animationIterationCount, list.scrollWidth >= 2 * innerWidth]
  })
  expect(animation).toEqual(['teach-slide', 'infinite', true])
  await band.locator('.teach-band').hover()
  await expect(band.locator('ul')).toHaveCSS('animation-play-state', 'paused')
})

test('L-HOME-11 L-HOME-12 L-HOME-13 L-HOME-14 the approach, its figures and its two ways on', async ({ page }) => {
  const section = page.locator('.approach')
  // An administrator of another journey changes them for a moment.
  await expect(async () => {
    await page.goto('/')
    await expect(section.locator('dd')).toHaveText(['120+', '25', '500+', '95%'], { timeout: 1000 })
  }).toPass({ timeout: 50_000 })
  const mail = section.getByRole('link', { name: 'Contact Us' })
  await expect(mail).toHaveAttribute('href', 'mailto:hello@palestra.example')
  await section.getByRole('link', { name: 'Explore Courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test('L-HOME-15 E-8 partners, with the way to their website only where there is one', async ({ page }) => {
  const { partners } = await call(page, 'GET', '/partners')
  expect(partners.map(({ website }: { website: string | null }) => website)).toContain(null)
  await page.goto('/')
  for (const { name, website } of partners) {
    const card = page.locator('.partners li').filter({ has: page.getByRole('img', { name, exact: true }) })
    await expect(card).toHaveCount(1)
    const link = card.getByRole('link', { name: `Visit Website of ${name}` })
    await expect(link).toHaveCount(website ? 1 : 0)
    if (website) await expect(link).toHaveAttribute('href', website)
  }
  await page.locator('.partners').scrollIntoViewIfNeeded()
  const logos = page.locator('.partners img')
  await expect
    .poll(() => logos.evaluateAll(all => all.every(logo => logo instanceof HTMLImageElement && logo.naturalWidth > 0)))
    .toBe(true)
})

test('what is shown of a page that is still arriving stays where it is', async ({ browser, baseURL }) => {
  const site = { baseURL: String(baseURL), viewport: { width: 390, height: 844 }, javaScriptEnabled: false }
  const context = await browser.newContext(site)
  const page = await context.newPage()
  const html = await (await page.request.get('/')).text()
  const first = '.hero-slide:first-child'
  const places = async (body: string) => {
    await page.route('/', route => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    await page.goto('/')
    const boxes: Record<string, number | undefined> = {}
    for (const part of ['h1', 'h1 ~ p', 'img']) {
      const found = page.locator(`${first} ${part}`)
      if ((await found.count()) > 0) boxes[part] = (await found.boundingBox())?.y
    }
    return boxes
  }
  const whole = await places(html)
  expect(Object.keys(whole)).toEqual(['h1', 'h1 ~ p', 'img'])
  for (const end of ['</h1>', '</p>', '</a>']) {
    const start = html.indexOf('class="hero-slide"')
    expect(whole, `as far as ${end}`).toMatchObject(await places(html.slice(0, html.indexOf(end, start) + end.length)))
  }
  await context.close()
})
