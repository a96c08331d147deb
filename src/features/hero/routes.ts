import { bind } from '#src/server/routes.ts'

import { heroContract } from './contract.ts'
import { listHeroSlides } from './queries.ts'

export const heroRoutes = bind(heroContract, {
  heroPages: { run: listHeroSlides, reads: () => ['hero'] },
})
