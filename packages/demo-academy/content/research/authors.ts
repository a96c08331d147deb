import type { ResearchAuthor } from '../types.ts'

const affiliation = 'Palestra Academy, research group'

/** Invented authors, the academy's teachers among them. None has an ORCID: each that exists belongs to a person. */
export const authors = {
  vermeulen: { name: 'Iris Vermeulen', affiliation },
  haddad: { name: 'Karim Haddad', affiliation },
  ortega: { name: 'Paula Ortega', affiliation },
  benali: { name: 'Yasmine Benali', affiliation },
  fontaine: { name: 'Lucie Fontaine', affiliation },
  touati: { name: 'Mehdi Touati', affiliation },
  romano: { name: 'Sofia Romano', affiliation },
  marchetti: { name: 'Elena Marchetti', affiliation },
  okafor: { name: 'Samuel Okafor', affiliation },
  mensah: { name: 'Kofi Mensah', affiliation },
} as const satisfies Record<string, ResearchAuthor>
