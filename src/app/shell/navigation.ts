// The site's groups of links, as header, drawer and footer show them (X-NAV-2 to X-NAV-5).
// `/academy-devlopment` is the specification's spelling (D-28).

export const services = [
  { to: '/courses', text: 'courses' },
  { to: '/academy-devlopment', text: 'academyDevelopment' },
  { to: '/applications/coach', text: 'coachesImmersion' },
  { to: '/applications/team', text: 'playersImmersion' },
] as const

const academic = [
  { to: '/researches', text: 'research' },
  { to: '/blogs', text: 'blogs' },
  { to: '/conferences', text: 'conferences' },
  { to: '/laboratory-visit', text: 'laboratoryVisit' },
] as const

/** `details` are beginnings of addresses that belong to a group without standing in it. */
export const groups = [
  {
    text: 'services',
    links: services,
    details: ['/course/', '/video/', '/application/', '/club-application-form/', '/coach-application-form/'],
  },
  { text: 'academic', links: academic, details: ['/research/', '/blog/', '/conferences/'] },
] as const

/** What the footer leads to beside the services. */
export const more = [
  { to: '/pricing', text: 'pricing' },
  { to: '/about', text: 'about' },
  { to: '/teachers', text: 'teachers' },
  { to: '/researches', text: 'links.research.name' },
  { to: '/blogs', text: 'links.blogs.name' },
  { to: '/certificates', text: 'checkCertificate' },
] as const

export const social = [
  { brand: 'linkedin', name: 'LinkedIn' },
  { brand: 'instagram', name: 'Instagram' },
  { brand: 'youtube', name: 'YouTube' },
  { brand: 'facebook', name: 'Facebook' },
] as const
