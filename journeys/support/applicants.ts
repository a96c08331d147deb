// Applications that journeys open themselves, and those who register for them.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'

import { call, expect } from './journey.ts'

/** Whose password deletes what was opened. */
export const password = 'Admin-2026'

/** Signs the demo academy's administrator in. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await call(page, 'POST', '/login', { email: 'admin@demo.palestra.example', password })
}

/** A small picture, as a file that is chosen. */
export async function picture() {
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
    multipart: { contactPhone: '0555 123 456', file: await picture(), ...fields },
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
