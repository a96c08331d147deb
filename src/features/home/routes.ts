import { bind } from '#src/server/http/api/routes.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { sharedWithVersion } from '#src/server/versions.ts'

import { changeSlide } from './commands/change-slide.ts'
import { restoreStatistics, saveStatistics } from './commands/change-statistics.ts'
import { dropDarkArt } from './commands/drop-dark-art.ts'
import { publishHeroUpload } from './commands/publish-upload.ts'
import { requestHeroUpload } from './commands/request-upload.ts'
import { homeContract } from './contract.ts'
import { listHeroItems, listHeroSlides } from './queries/slides.ts'
import { getStatistics, stateOfStatistics } from './queries/statistics.ts'

export const homeRoutes = bind(homeContract, {
  heroPages: { ...sharedRead(listHeroSlides), reads: () => ['hero'] },
  heroItems: listHeroItems,
  updateHero: requestHeroUpload,
  publishHero: publishHeroUpload,
  changeHero: changeSlide,
  dropDarkHero: dropDarkArt,
  getStatistics: { ...sharedWithVersion(stateOfStatistics, sharedRead(getStatistics)), reads: () => ['statistics'] },
  saveStatistics,
  restoreStatistics,
})
