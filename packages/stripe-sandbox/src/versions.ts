import Stripe from 'stripe'

/** The API version whose shapes this provider speaks: the one of the installed SDK. */
export const apiVersion = Stripe.API_VERSION
