import type { DemoPerson } from './types.ts'

const learner = (person: Omit<DemoPerson, 'slug' | 'email' | 'role'>): DemoPerson => {
  const slug = person.firstName.toLowerCase()
  return { ...person, slug, email: `${slug}.${person.lastName.toLowerCase()}@demo.palestra.example`, role: 'learner' }
}

/** Invented people: every surname is a term of the field, so that nobody takes them for customers. Some have no picture. */
export const people: readonly DemoPerson[] = [
  {
    slug: 'admin',
    firstName: 'Adam',
    lastName: 'Admin',
    email: 'admin@demo.palestra.example',
    role: 'admin',
    avatar: '01',
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
  learner({ firstName: 'Amel', lastName: 'Tempo', joinedDaysAgo: 380, avatar: '15' }),
  learner({ firstName: 'Bruno', lastName: 'Cadence', joinedDaysAgo: 345, avatar: '11' }),
  learner({ firstName: 'Chiara', lastName: 'Impulse', joinedDaysAgo: 210, avatar: '08' }),
  learner({ firstName: 'Daniel', lastName: 'Plyo', joinedDaysAgo: 245, avatar: '18' }),
  learner({ firstName: 'Elif', lastName: 'Lactate', joinedDaysAgo: 275, avatar: '03' }),
  learner({ firstName: 'Farid', lastName: 'Sprint', joinedDaysAgo: 180, avatar: '06' }),
  learner({ firstName: 'Greta', lastName: 'Torque', joinedDaysAgo: 322, avatar: '14' }),
  learner({ firstName: 'Hugo', lastName: 'Stride', joinedDaysAgo: 281, avatar: '12' }),
  learner({ firstName: 'Ines', lastName: 'Recovery', joinedDaysAgo: 340, avatar: '13' }),
  learner({ firstName: 'Jonas', lastName: 'Isometric', joinedDaysAgo: 266, avatar: '07' }),
  learner({ firstName: 'Karima', lastName: 'Splits', joinedDaysAgo: 256, avatar: '05' }),
  learner({ firstName: 'Liam', lastName: 'Taper', joinedDaysAgo: 162 }),
  learner({ firstName: 'Maya', lastName: 'Vector', joinedDaysAgo: 150, avatar: '10' }),
  learner({ firstName: 'Nabil', lastName: 'Baseline', joinedDaysAgo: 405, avatar: '16' }),
  learner({ firstName: 'Olga', lastName: 'Cohort', joinedDaysAgo: 246 }),
  learner({ firstName: 'Pedro', lastName: 'Kappa', joinedDaysAgo: 192 }),
]
