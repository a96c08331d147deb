import type { DemoPerson } from './types.ts'

const learner = (person: Omit<DemoPerson, 'slug' | 'email' | 'role'>): DemoPerson => {
  const slug = person.firstName.toLowerCase()
  return { ...person, slug, email: `${slug}.${person.lastName.toLowerCase()}@demo.palestra.example`, role: 'learner' }
}

/** Invented people, in an academy whose ribbon says so. Some have no picture. */
export const people: readonly DemoPerson[] = [
  {
    slug: 'admin',
    firstName: 'Adam',
    lastName: 'Berger',
    email: 'admin@demo.palestra.example',
    role: 'admin',
    avatar: '01',
    joinedDaysAgo: 430,
  },
  {
    slug: 'lina',
    firstName: 'Lina',
    lastName: 'Haddadi',
    email: 'learner@demo.palestra.example',
    role: 'learner',
    avatar: '04',
    joinedDaysAgo: 40,
  },
  learner({ firstName: 'Amel', lastName: 'Bouzid', joinedDaysAgo: 380, avatar: '15' }),
  learner({ firstName: 'Bruno', lastName: 'Ferreira', joinedDaysAgo: 345, avatar: '11' }),
  learner({ firstName: 'Chiara', lastName: 'Rinaldi', joinedDaysAgo: 210, avatar: '08' }),
  learner({ firstName: 'Daniel', lastName: 'Novak', joinedDaysAgo: 245, avatar: '18' }),
  learner({ firstName: 'Elif', lastName: 'Kaya', joinedDaysAgo: 275, avatar: '03' }),
  learner({ firstName: 'Farid', lastName: 'Mansouri', joinedDaysAgo: 180, avatar: '06' }),
  learner({ firstName: 'Greta', lastName: 'Lindqvist', joinedDaysAgo: 322, avatar: '14' }),
  learner({ firstName: 'Hugo', lastName: 'Marchand', joinedDaysAgo: 281, avatar: '12' }),
  learner({ firstName: 'Ines', lastName: 'Carvalho', joinedDaysAgo: 340, avatar: '13' }),
  learner({ firstName: 'Jonas', lastName: 'Weber', joinedDaysAgo: 266, avatar: '07' }),
  learner({ firstName: 'Karima', lastName: 'Belkacem', joinedDaysAgo: 256, avatar: '05' }),
  learner({ firstName: 'Liam', lastName: 'Doyle', joinedDaysAgo: 162 }),
  learner({ firstName: 'Maya', lastName: 'Rosen', joinedDaysAgo: 150, avatar: '10' }),
  learner({ firstName: 'Nabil', lastName: 'Cherif', joinedDaysAgo: 405, avatar: '16' }),
  learner({ firstName: 'Olga', lastName: 'Petrenko', joinedDaysAgo: 246 }),
  learner({ firstName: 'Pedro', lastName: 'Almeida', joinedDaysAgo: 192 }),
]
