/** Every picture and video by name, and the description of them all that the demo texts are written from. */
import type { CourseScene, Explainer } from './catalogue-types.ts'
import { covers } from './covers.ts'
import type { Cover } from './covers/kit.ts'
import { explainers } from './explainers.ts'
import { figures } from './figures.ts'
import { elena } from './portraits/people/elena-marchetti.ts'
import { karim } from './portraits/people/karim-haddad.ts'
import { lucie } from './portraits/people/lucie-fontaine.ts'
import { mehdi } from './portraits/people/mehdi-touati.ts'
import { samuel } from './portraits/people/samuel-okafor.ts'
import { yasmine } from './portraits/people/yasmine-benali.ts'
import { expectedGoalsCourse, passingNetworks } from './scenes/analysis.ts'
import { applicationScenes } from './scenes/applications.ts'
import { avatar, portraits } from './scenes/avatars.ts'
import { conferenceScenes, type EventScene } from './scenes/conferences.ts'
import { heartRateVariability, lactateThreshold } from './scenes/endurance.ts'
import { contactAt, FILM_SECONDS } from './scenes/hero-contact.ts'
import { ridges, traces } from './scenes/heroes.ts'
import { aclRehabilitation } from './scenes/knee.ts'
import { acuteChronicLoad, sessionLoad } from './scenes/load.ts'
import { carbohydrateFuelling, proteinForAthletes } from './scenes/nutrition.ts'
import { partners } from './scenes/partners.ts'
import { limbSymmetry } from './scenes/return-to-play.ts'
import { acceleration, maximalVelocity } from './scenes/sprint.ts'
import { jumpTesting, squatMechanics } from './scenes/strength.ts'
import { growthAndMaturation, skillAcquisition } from './scenes/talent.ts'

/** Widths in px of the AVIF files. */
export const WIDTHS = {
  course: [480, 960, 1440],
  hero: [828, 1280, 1920, 2400],
  /** The video of a hero; it is half as high as wide, as its picture is. */
  film: 2560,
  cover: [480, 960, 1440],
  poster: 1280,
  posterSmall: 640,
  avatar: 320,
  teacher: [300, 600, 1200],
} as const

export const courses: readonly CourseScene[] = [
  sessionLoad,
  acuteChronicLoad,
  jumpTesting,
  squatMechanics,
  maximalVelocity,
  acceleration,
  lactateThreshold,
  heartRateVariability,
  proteinForAthletes,
  carbohydrateFuelling,
  aclRehabilitation,
  limbSymmetry,
  growthAndMaturation,
  skillAcquisition,
  passingNetworks,
  expectedGoalsCourse,
]

/** `ground` is the colour at its left edge, on which words stand. `loop` is the video of a picture that also moves. */
type Hero = {
  slug: string
  ground: string
  shows: string
  draw: () => string
  loop?: { seconds: number; at: (t: number) => string }
}
const contact = (theme: 'day' | 'night', slug: string, ground: string): Hero => ({
  slug,
  ground,
  shows: 'A sprinter at the end of one contact with the ground, hip to foot; behind, the same contact a moment before.',
  draw: () => contactAt(theme, 0),
  loop: { seconds: FILM_SECONDS, at: t => contactAt(theme, t) },
})
export const heroes: readonly Hero[] = [
  contact('day', 'contact', '#f3b62e'),
  contact('night', 'contact-night', '#1b0d0f'),
  {
    slug: 'traces',
    ground: '#f1e8db',
    shows: 'Ten player traces on a football pitch in perspective; one wing player is red.',
    draw: traces,
  },
  {
    slug: 'ridges',
    ground: '#11262e',
    shows:
      'Forty lines of heart beats, one for each minute of a graded test; the rate rises downwards and one line is marked.',
    draw: ridges,
  },
]

/** The teachers of the demo, and what their portraits show. */
export const teachers = [
  {
    slug: 'yasmine-benali',
    shows: 'A woman in a purple hijab and a tracksuit; behind her the force of one contact.',
    draw: () => yasmine,
  },
  { slug: 'karim-haddad', shows: 'A bearded man with folded arms in front of a loaded bar.', draw: () => karim },
  {
    slug: 'elena-marchetti',
    shows: 'A woman with a silver bob, glasses and a lab coat; behind her a lactate curve.',
    draw: () => elena,
  },
  {
    slug: 'samuel-okafor',
    shows: 'A man in a white polo shirt; behind him the arms and the scale of a goniometer.',
    draw: () => samuel,
  },
  {
    slug: 'lucie-fontaine',
    shows: 'A woman with copper hair in a green blazer; behind her a plate with its shares of food.',
    draw: () => lucie,
  },
  {
    slug: 'mehdi-touati',
    shows: 'A man with curls and a headset; behind him a pitch with one line of passes.',
    draw: () => mehdi,
  },
]

export const avatars = portraits.map((portrait, i) => ({
  slug: String(i + 1).padStart(2, '0'),
  draw: () => avatar(portrait),
}))

const images = (folder: string, slug: string, widths: readonly number[], ratio: number) =>
  widths.map(width => ({ width, height: Math.round(width * ratio), file: `${folder}/${slug}-${width}.avif` }))

const courseEntry = ({ slug, category, title, shows, keyNumber, keyUnit }: CourseScene) => ({
  slug,
  category,
  title,
  shows,
  keyNumber,
  keyUnit,
  images: images('courses', slug, WIDTHS.course, 9 / 16),
})

const videoEntry = ({ slug, title, seconds, teaches, shows, courses: fits }: Explainer) => ({
  slug,
  title,
  seconds,
  teaches,
  shows,
  courses: fits,
  file: `videos/${slug}.mp4`,
  glimpse: `videos/${slug}.glimpse.mp4`,
  captions: `videos/${slug}.en.vtt`,
  poster: `videos/${slug}.avif`,
  posterSmall: `videos/${slug}-640.avif`,
  width: 1280,
  height: 720,
})

const heroEntry = ({ slug, ground, shows, loop }: Hero) => ({
  slug,
  ground,
  shows,
  images: images('heroes', slug, WIDTHS.hero, 1 / 2),
  ...(loop
    ? {
        loop: {
          file: `heroes/${slug}.mp4`,
          poster: `heroes/${slug}.avif`,
          seconds: loop.seconds,
          width: WIDTHS.film,
          height: WIDTHS.film / 2,
        },
      }
    : {}),
})

const coverEntry =
  (folder: 'blogs' | 'research') =>
  ({ slug, shows }: Cover) => ({ slug, shows, images: images(folder, slug, WIDTHS.cover, 2 / 3) })

const eventEntry =
  (folder: string) =>
  ({ slug, shows }: EventScene) => ({
    slug,
    shows,
    images: images(folder, slug, WIDTHS.course, 9 / 16),
  })

/** The description as written to catalogue.json; every `file` is relative to the media folder. */
export const describe = () => ({
  courses: courses.map(courseEntry),
  videos: explainers.map(videoEntry),
  heroes: heroes.map(heroEntry),
  partners: partners.map(({ slug, name, line }) => ({ slug, name, line, file: `partners/${slug}.svg` })),
  conferences: conferenceScenes.map(eventEntry('conferences')),
  applications: applicationScenes.map(eventEntry('applications')),
  blogs: covers.map(coverEntry('blogs')),
  research: figures.map(coverEntry('research')),
  teachers: teachers.map(({ slug, shows }) => ({
    slug,
    shows,
    images: images('teachers', slug, WIDTHS.teacher, 5 / 4),
  })),
  avatars: avatars.map(({ slug }) => ({ slug, file: `avatars/${slug}.avif` })),
  certificate: { file: 'certificate/ornament.svg' },
})
