import type { Browser, Page } from '@playwright/test'

import { hostileMarkup } from '#src/ui/fixtures/hostile-markup.ts'
import { isStorable } from '#src/wire/text/plain-text.ts'

import { password, image, signInAsAdministrator } from '../support/applicants.ts'
import { copyCourse } from '../support/demo-courses.ts'
import { call, expect, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\nstartxref\n0\n%%EOF\n') }
const harmless = '<p>What a reader of this text is meant to see, and nothing else.</p>'

/** A page of somebody who only reads, which remembers whatever should never happen on it. */
async function openVisitor(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const happened: string[] = []
  await page.exposeFunction('happened', (what: string) => void happened.push(what))
  await page.addInitScript(() => {
    const tell = (what: string) => void Reflect.get(window, 'happened')(what)
    document.addEventListener('securitypolicyviolation', event =>
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
    for (const name of ['alert', 'confirm', 'prompt', 'open'])
      Reflect.set(window, name, () => tell(`${name} was called`))
  })
  page.on('pageerror', error => happened.push(String(error)))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) happened.push(message.text())
  })
  page.on('request', request => {
    if (new URL(request.url()).host !== new URL(process.env['JOURNEY_URL'] ?? '').host) happened.push(request.url())
  })
  return { page, happened, close: () => context.close() }
}

/** Opens a page until it shows this heading, and says what of its text could run, lead elsewhere or dress itself up. */
async function read(page: Page, path: string, heading: string): Promise<string[]> {
  const address = `${process.env['JOURNEY_URL']}${path}`
  await expect(async () => {
    await page.goto(address)
    expect(await page.getByRole('heading', { level: 1 }).textContent({ timeout: 2000 })).toBe(heading)
  }).toPass()
  expect(new URL(page.url()).pathname).toBe(path)
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.rich-text *'))
      for (const type of ['click', 'mouseover', 'focus', 'error', 'load', 'toggle']) part.dispatchEvent(new Event(type))
    const parts = [...document.querySelectorAll('.rich-text, .rich-text *')]
    const tags = [
      'script',
      'style',
      'iframe',
      'svg',
      'object',
      'embed',
      'form',
      'input',
      'base',
      'meta',
      'link',
      'video',
    ]
    const wrong = parts.filter(part => tags.includes(part.localName)).map(part => part.localName)
    const attributes = parts.flatMap(part => [...part.attributes])
    const bad = attributes.filter(
      ({ name, value }) =>
        /^on|^style$|^id$|^srcset$|^srcdoc$/.test(name) ||
        (/href|src|action|background/.test(name) && !/^(https?:|mailto:|#|\/(?!\/))/.test(value)),
    )
    return [...wrong, ...bad.map(({ name, value }) => `${name}=${value}`)]
  })
}

test('T40 T43 ASVS 1.1.2 ASVS 1.2.1 nothing of a hostile text that is sent straight to the server runs where a post is read', async ({
  page,
  browser,
}) => {
  const send = async (title: string, content: string, id?: string): Promise<string> => {
    const fields = { title, content, ...(id ? {} : { file: await image() }) }
    const answer = await page.request.fetch(`${process.env['JOURNEY_URL']}/api/blog${id ? `/${id}` : ''}`, {
      method: id ? 'PUT' : 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      multipart: fields,
    })
    expect(answer.status(), await answer.text()).toBe(isStorable(content) ? 200 : 400)
    return isStorable(content) ? (await answer.json()).blog._id : ''
  }
  const id = await send('Hostile', harmless)
  const visitor = await openVisitor(browser)
  for (const [index, payload] of hostileMarkup.entries()) {
    const title = `Hostile ${index} </script><script>alert(1)</script>`
    await send(title, `${harmless}${payload}`, id)
    if (!isStorable(payload)) continue // refused, whatever it would do
    expect(await read(visitor.page, `/blog/${id}`, title), payload).toEqual([])
    expect(visitor.happened, payload).toEqual([])
  }
  await visitor.close()
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('T40 ASVS 1.2.8 nothing of a hostile text runs where a paper or a course is read', async ({ page, browser }) => {
  const { categories } = await call(page, 'GET', '/categories')
  const copy = await copyCourse(page)
  const made = await page.request.post(`${process.env['JOURNEY_URL']}/api/researches/`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: {
      title: 'Hostile',
      abstract: '<img src=x onerror=alert(1)>',
      content: harmless,
      category: categories[0]._id,
      thumbnail: await image(),
      pdf,
    },
  })
  const research: string = (await made.json()).research._id
  const visitor = await openVisitor(browser)
  // A fifth of them each time: between them, every kind of trick.
  for (const [index, payload] of hostileMarkup.entries()) {
    if (index % 5 > 0 || !isStorable(payload)) continue
    const title = `Hostile ${index}`
    const text = `${harmless}${payload}`
    const words = { title, abstract: payload, category: categories[0]._id }
    await call(page, 'PUT', `/researches/${research}`, { ...words, content: text })
    expect(await read(visitor.page, `/research/${research}`, title), payload).toEqual([])
    await call(page, 'PUT', `/course/update/${copy._id}`, {
      title,
      description: text,
      outcome: payload,
      published: true,
    })
    expect(await read(visitor.page, `/course/${copy._id}`, title), payload).toEqual([])
    expect(visitor.happened, payload).toEqual([])
  }
  await visitor.close()
  await call(page, 'DELETE', `/researches/${research}`, { password })
  await call(page, 'DELETE', `/course/${copy._id}`, { password })
})

// The browser reports every handler that it keeps out while a paste is read, so this page is not the silent one.
test('T40 ASVS 1.3.1 nothing that is pasted into the editor runs, there or where it is read', async ({
  page,
  browser,
  user,
}) => {
  const title = `Pasted ${user.email.slice(8, 20)}`
  const context = await browser.newContext()
  const writer = await context.newPage()
  await signInAsAdministrator(writer)
  const ran: string[] = []
  writer.on('dialog', dialog => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  await writer.goto(`${process.env['JOURNEY_URL']}/dashboard/manage-blogs/new-blog`)
  const content = writer.getByRole('textbox', { name: 'Content' })
  await expect(content).toBeEditable()
  await writer.getByLabel('Title').fill(title)
  await content.fill('What a reader of this text is meant to see. ')
  for (const payload of hostileMarkup)
    await content.evaluate((box, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'plain')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, `<p>a ${payload}</p>`)
  await writer.locator('.image-field input').setInputFiles(await image())
  await writer.getByRole('button', { name: 'Create blog' }).click()
  await expect(writer.getByText('Blog created successfully')).toBeVisible()
  expect(ran).toEqual([])
  await context.close()
  const { blogs } = await call(page, 'GET', `/admin/blogs?title=${encodeURIComponent(title)}`)
  const visitor = await openVisitor(browser)
  expect(await read(visitor.page, `/blog/${blogs[0]._id}`, title)).toEqual([])
  expect(visitor.happened).toEqual([])
  await visitor.close()
  await call(page, 'DELETE', `/admin/blog/${blogs[0]._id}`, { password })
})
