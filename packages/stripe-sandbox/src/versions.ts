import type Stripe from 'stripe'

/** The API version whose shapes this provider speaks: the one of the SDK that its tests use. */
export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive'
