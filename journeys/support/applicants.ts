// Applications that journeys open themselves, and those who register for them.
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { call, expect } from './journey.ts'

/** Whose password deletes what was opened. */
export const password = 'Admin-2026'

/** Signs the demo academy's administrator in. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await call(page, 'POST', '/login', { email: 'admin@demo.palestra.example', password })
}

/** A small image, as a file that is chosen. */
export async function image() {
  const create = { width: 60, height: 40, channels: 3, background: '#c70039' } as const
  return { name: 'logo.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Registers somebody as a visitor does. */
export async function register(
  browser: Browser,
  kind: 'club' | 'coach',
  fields: Record<string, string>,
): Promise<void> {
  const visitor = await browser.newContext()
  await sendForm(visitor.request, kind, fields)
  await visitor.close()
}

/** Registers somebody, as whoever is signed in where the request comes from. */
export async function sendForm(
  request: APIRequestContext,
  kind: 'club' | 'coach',
  fields: Record<string, string>,
): Promise<void> {
  const address = `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`
  const answer = await request.post(`${process.env['JOURNEY_URL']}/api/${kind}/application`, {
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    multipart: { contactPhone: '0555 123 456', file: await image(), ...fields },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What every club says of itself. */
export const club = {
  location: 'Oran',
  establishedYear: '1926',
  level: 'Amateur',
  clubSize: '140',
  website: 'https://club.example/',
}
/** Opens an application that takes registrations. @returns its id */
export async function createApplication(page: Page, name: string, applicantType = 'ClubApplication'): Promise<string> {
  const { application } = await call(page, 'POST', '/application', {
    name,
    applicantType,
    deadline: '2099-03-01',
    steps: [{ title: 'Register', description: 'Four minutes' }],
  })
  return application._id
}

type Application = { _id: string; name: string; isOpen: boolean }

/** The first application of a kind in the demo academy. */
export async function application(page: Page, type: 'Club' | 'Coach', isOpen = true): Promise<Application> {
  const { applications } = await call(page, 'GET', `/applications?applicantType=${type}Application`)
  const found = applications.find((one: Application) => one.isOpen === isOpen)
  if (!found) throw new Error(`no such ${type} application`)
  return found
}

export async function fillClub(page: Page, email: string): Promise<void> {
  await page.getByLabel('Club name').fill('Widad Athletic')
  await page.getByLabel('Location').fill('Oran')
  await page.getByLabel('Established year').fill('1926')
  await page.getByLabel('Contact email').fill(email)
  await page.getByLabel('Contact phone').fill('+213 41-555 014')
  await page.getByLabel('Level').selectOption('Semi-professional')
  await page.getByLabel('Club size').fill('140')
}

export const registerButton = (page: Page): Locator => page.locator('form.application-box button[type=submit]')
