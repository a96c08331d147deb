/** The two accounts of the demo academy that people may use; every start prints them. Production refuses the demo. */
export const demoAccounts = [
  { role: 'learner', email: 'learner@demo.palestra.example', password: 'Learner-2026' },
  { role: 'administrator', email: 'admin@demo.palestra.example', password: 'Admin-2026' },
] as const

/** Stands over every page: what may be taken for people and money is neither. */
export const ribbon = 'Demo academy: its people, orders and events are invented'
