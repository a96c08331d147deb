import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageCategories: ['GET', '/admin/categories', 'admin'],
  createCategory: ['POST', '/admin/category', 'admin'],
  renameCategory: ['PUT', '/admin/category/:id', 'admin'],
  orderCategories: ['PUT', '/admin/categories/order', 'admin'],
  deleteCategory: ['DELETE', '/admin/category/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
