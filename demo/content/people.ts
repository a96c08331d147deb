import type { DemoPerson } from './types.ts'

const learner = (firstName: string, lastName: string, avatar: string, joinedDaysAgo: number): DemoPerson => {
  const slug = firstName.toLowerCase()
  return {
    slug,
    firstName,
    lastName,
    email: `${slug}.${lastName.toLowerCase()}@demo.palestra.example`,
    role: 'learner',
    avatar,
    joinedDaysAgo,
  }
}

/** Invented people: every surname is a term of the field, so that nobody takes them for customers. */
export const people: readonly DemoPerson[] = [
  {
    slug: 'admin',
    firstName: 'Adam',
    lastName: 'Admin',
    email: 'admin@demo.palestra.example',
    role: 'admin',
    joinedDaysAgo: 430,
  },
  {
    slug: 'lina',
    firstName: 'Lina',
    lastName: 'Learner',
    email: 'learner@demo.palestra.example',
    role: 'learner',
    avatar: '04',
    joinedDaysAgo: 40,
  },
  learner('Amel', 'Tempo', '02', 380),
  learner('Bruno', 'Cadence', '01', 345),
  learner('Chiara', 'Impulse', '03', 210),
  learner('Daniel', 'Plyo', '05', 245),
  learner('Elif', 'Lactate', '06', 275),
  learner('Farid', 'Sprint', '07', 180),
  learner('Greta', 'Torque', '08', 322),
  learner('Hugo', 'Stride', '09', 281),
  learner('Ines', 'Recovery', '10', 340),
  learner('Jonas', 'Isometric', '12', 266),
  learner('Karima', 'Splits', '11', 256),
  learner('Liam', 'Taper', '13', 162),
  learner('Maya', 'Vector', '14', 150),
  learner('Nabil', 'Baseline', '15', 405),
  learner('Olga', 'Cohort', '16', 246),
  learner('Pedro', 'Kappa', '17', 192),
]
