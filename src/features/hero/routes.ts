import { bind } from '#src/server/http/api/routes.ts'

import { changeSlide } from './commands/change-slide.ts'
import { publishHeroUpload } from './commands/publish-upload.ts'
import { requestHeroUpload } from './commands/request-upload.ts'
import { heroContract } from './contract.ts'
import { listHeroItems, listHeroSlides } from './queries.ts'

export const heroRoutes = bind(heroContract, {
  heroPages: { run: listHeroSlides, reads: () => ['hero'] },
  heroItems: listHeroItems,
  updateHero: requestHeroUpload,
  publishHero: publishHeroUpload,
  changeHero: changeSlide,
})
