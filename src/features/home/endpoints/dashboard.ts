import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  heroItems: ['GET', '/pages/hero', 'admin'],
  updateHero: ['POST', '/pages/hero', 'admin'],
  publishHero: ['POST', '/pages/hero/:pageNb/publish', 'admin'],
  changeHero: ['PUT', '/pages/hero/:pageNb', 'admin'],
  dropDarkHero: ['DELETE', '/pages/hero/:pageNb/dark', 'admin'],
  saveStatistics: ['PUT', '/admin/statistics', 'admin'],
  restoreStatistics: ['DELETE', '/admin/statistics', 'admin'],
} as const satisfies Record<string, Endpoint>
