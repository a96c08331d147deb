/** The values that a public academy has to have, of services that nobody asks in a test. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://academy.example',
  SESSION_SECRET: 'only-tests-know-Zq7x4Kd9fWm2pLr8vBn',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_that_only_tests_know',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Academy <no-reply@academy.example>',
} as const
