// Many invented learners, so that an academy looks lived in: who joined when, took what, how far they are and what they
// say. Drawn by a generator with a seed: the same on each run.
import { courseViews } from './activity.ts'
import type { DemoCrowd, DemoCrowdEnrolment } from './crowd-types.ts'
import { crowdReviews } from './reviews/crowd.ts'
import { pick, sharesFrom, type Shares } from './shares.ts'
import type { DemoCourse, DemoReview } from './types.ts'

const MEMBERS = 420
/** The academy has been open so long. */
const OPEN_DAYS = 425
/** So new that nobody has rated it. */
const UNRATED_DAYS = 10
const FEWEST_RATINGS = 40
/** So many of a thousand begun orders are given up. */
const GIVEN_UP = 70

const firstNames = `
  Aicha Alejandra Amina Anders Antoine Astrid Ayoub Beatriz Bilal Camille Carlos Catarina Charlotte Davide Dilara
  Dounia Eduardo Emilia Erik Fatima Federico Felix Franziska Gabriel Giulia Hamza Hannah Henrik Hiba Ibrahim Imane
  Ingrid Isabel Ismail Jana Javier Joana Julien Kamila Katarina Khaled Laila Laura Leila Louise Lucas Magnus Malak
  Marco Mariam Marta Mateus Mathilde Mehmet Melissa Mikael Mounir Nadia Naomi Nicolas Nikolai Noah Omar Oscar
  Paulo Petra Pierre Rachid Rafael Rania Ricardo Robin Rosa Salim Samira Sandra Selma Simon Sofiane Stefan Tarek
  Teresa Thomas Tomas Valeria Victor Wassim Yacine Yasmin Youcef Zeynep`
  .trim()
  .split(/\s+/)
const lastNames = `
  Abadi Aguilar Amrani Andersen Arslan Azevedo Barbosa Becker Benamar Benson Berg Bianchi Blanchard Bouchard
  Boudiaf Brahimi Brandt Caruso Castillo Chaoui Clement Costa Dahl Delacroix Djebbar Duarte Eriksen Esposito Faure
  Ferrari Fischer Fontes Garnier Gomes Guerra Hadj Hamidi Hansen Hartmann Herrera Hoffmann Idrissi Jansen Kaplan
  Khelifi Koch Kowalski Laurent Lehmann Lopes Lund Madani Marino Martins Mercier Meziane Molina Moreau Nasri
  Nielsen Nowak Oliveira Ouali Ozturk Pereira Perrin Peters Ramos Renard Ribeiro Richter Rossi Roussel Sahli
  Salazar Santos Schmitt Seddik Silva Soler Sorensen Svensson Tahiri Teixeira Vidal Vogel Wagner Yilmaz Zaoui
  Ziani Zimmer`
  .trim()
  .split(/\s+/)

/** More come each month than in the one before. */
function membersBy(share: Shares): DemoCrowd['members'] {
  const taken = new Set<string>()
  return Array.from({ length: MEMBERS }, () => {
    let [firstName, lastName] = ['', '']
    while (firstName === '' || taken.has(`${firstName} ${lastName}`))
      [firstName, lastName] = [pick(firstNames, share), pick(lastNames, share)]
    taken.add(`${firstName} ${lastName}`)
    const email = `${firstName}.${lastName}@demo.palestra.example`.toLowerCase()
    return { firstName, lastName, email, joinedDaysAgo: Math.round(10 * OPEN_DAYS * (1 - share() ** 0.62)) / 10 + 0.2 }
  })
}

/** How well courses are liked, out of the ordinary: stars that are added to everybody's. */
const liking: Readonly<Record<string, number>> = {
  'session-load': 0.2,
  'jump-testing': 0.25,
  'acl-rehabilitation': 0.3,
  'squat-mechanics': -0.1,
  'carbohydrate-fuelling': -0.35,
  'acute-chronic-load': -0.25,
  'growth-and-maturation': 0.1,
}

function starsBy(share: Shares, course: string): DemoReview['stars'] {
  const drawn = share() + 0.16 * (liking[course] ?? 0)
  if (drawn > 0.46) return 5
  if (drawn > 0.17) return 4
  if (drawn > 0.075) return 3
  return drawn > 0.03 ? 2 : 1
}

type Taking = { readonly course: DemoCourse; readonly member: number; readonly joinedDaysAgo: number }

/** One order of a course, and what came of it. */
function takingBy(share: Shares, { course, member, joinedDaysAgo }: Taking): DemoCrowdEnrolment {
  const since = Math.min(joinedDaysAgo, course.publishedDaysAgo)
  // Most buy soon after they have joined.
  const daysAgo = Math.max(0.05, since * (1 - share() ** 2.2))
  const lessons = course.outline.flatMap(section => section.lessons)
  const isNew = daysAgo < 4
  const begun = share() < 0.18 ? 0 : Math.ceil(lessons.length * share() ** (isNew ? 2.5 : 0.9))
  const isGivenUp = course.priceCents > 0 && share() * 1000 < GIVEN_UP
  const lastPercent = 10 + Math.floor(share() * 80)
  return {
    course: course.slug,
    member,
    daysAgo,
    isGivenUp,
    lessons: begun,
    // Who has reached the last lesson is done: about one of twelve.
    lastPercent: begun === lessons.length ? 100 : lastPercent,
    lastDaysAgo: daysAgo * share() ** 1.5,
  }
}

/** What is said of a course: each sentence once. */
function withRatings(share: Shares, course: DemoCourse, takings: DemoCrowdEnrolment[]): DemoCrowdEnrolment[] {
  if (course.publishedDaysAgo < UNRATED_DAYS) return takings
  const words = new Map(crowdReviews.map(({ stars, texts }) => [stars, [...texts]]))
  const held = takings.filter(({ isGivenUp }) => !isGivenUp)
  const wanted = Math.min(held.length, Math.max(FEWEST_RATINGS, Math.round(held.length * (0.55 + 0.2 * share()))))
  const rating = new Set(
    held.toSorted((one, other) => other.lessons - one.lessons || one.member - other.member).slice(0, wanted),
  )
  return takings.map(taking => {
    if (!rating.has(taking)) return taking
    const stars = starsBy(share, course.slug)
    const left = words.get(stars) ?? []
    const text = share() < 0.14 && left.length > 0 ? left.splice(Math.floor(share() * left.length), 1)[0] : undefined
    return { ...taking, stars, ...(text && { text }) }
  })
}

/** How many hold a course: as many as look at it. */
const holdersOf = ({ slug }: DemoCourse): number => Math.max(62, Math.round((courseViews[slug] ?? 0) / 5.6))

/** @returns the crowd of an academy with these courses */
export function drawCrowd(courses: readonly DemoCourse[]): DemoCrowd {
  const share = sharesFrom(20_261_127)
  const members = membersBy(share)
  // Some take much and some little; who has just come has not taken much yet.
  const appetites = members.map(
    ({ joinedDaysAgo }) => (0.25 + 2 * share() ** 2) * Math.min(1, 0.1 + joinedDaysAgo / 40),
  )
  const enrolments = courses.flatMap(course => {
    const order = members
      .map((member, index) => ({ ...member, index, place: share() ** (1 / (appetites[index] ?? 1)) }))
      .toSorted((one, other) => other.place - one.place)
    const takings = order
      .slice(0, holdersOf(course))
      .map(({ index, joinedDaysAgo }) => takingBy(share, { course, member: index, joinedDaysAgo }))
    return withRatings(share, course, takings)
  })
  return { members, enrolments }
}
