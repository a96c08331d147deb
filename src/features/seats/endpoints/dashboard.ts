import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  orderSeats: ['POST', '/seats', 'signed-in'],
  planForSeats: ['GET', '/plans/:id/seats', 'signed-in'],
  renewSeats: ['POST', '/seats/:id/renew', 'signed-in'],
  mySeats: ['GET', '/seats', 'signed-in'],
  readSeats: ['GET', '/seats/:id', 'signed-in'],
  nameSeats: ['PUT', '/seats/:id/name', 'signed-in'],
  checkInvites: ['POST', '/seats/:id/check', 'signed-in'],
  inviteToSeats: ['POST', '/seats/:id/invite', 'signed-in'],
  changePlace: ['PUT', '/seats/:id/places/:place', 'signed-in'],
  resendPlace: ['POST', '/seats/:id/places/:place/resend', 'signed-in'],
  linkPlace: ['POST', '/seats/:id/places/:place/link', 'signed-in'],
  takePlaceBack: ['POST', '/seats/:id/places/:place/take-back', 'signed-in'],
  readPlace: ['GET', '/place/:code', 'anyone'],
  takePlace: ['POST', '/place/:code/take', 'signed-in'],
  showProgress: ['PUT', '/held-places/:id', 'signed-in'],
  manageSeats: ['GET', '/admin/orders/:id/seats', 'admin'],
} as const satisfies Record<string, Endpoint>
