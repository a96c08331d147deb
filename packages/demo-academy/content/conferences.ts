import {
  forceMeetsSpeed,
  hamstringsAgain,
  lateBirds,
  numbersForMonday,
  speedAndTissue,
  theSpaceBetween,
  type DemoDay,
} from './programmes.ts'

/** Days count from the day of loading. */
export interface DemoConference {
  /** A conference picture of the media catalogue. */
  readonly art?: string
  readonly name: string
  readonly location: string
  readonly inDays: number
  /** Days that it lasts. */
  readonly lasts: number
  readonly description: string
  /** A slug of `people.ts` or `teachers.ts`, or a name. */
  readonly speakers: readonly {
    readonly person: string | { readonly firstName: string; readonly lastName: string }
    readonly affiliation: string
  }[]
  readonly programme?: readonly DemoDay[]
}

/** Invented conferences with invented speakers. */
export const demoConferences: readonly DemoConference[] = [
  {
    name: 'Speed and Tissue',
    location: 'Convention Centre, Oran',
    inDays: 24,
    lasts: 3,
    description:
      'Three days on how tendons and muscle adapt to fast loading, from sprint kinetics to the return to sport after hamstring and Achilles injury.\n\nMornings are for papers, afternoons for the laboratory: a force-plate runway, ultrasound of the Achilles during hopping, and film at 240 frames. Every talk ends with a slide that says what would prove it wrong.',
    speakers: [
      { person: 'yasmine-benali', affiliation: 'Sprint mechanics' },
      { person: 'karim-haddad', affiliation: 'Strength and power' },
      { person: 'elena-marchetti', affiliation: 'Endurance physiology' },
      { person: 'samuel-okafor', affiliation: 'Return to play' },
      { person: 'lucie-fontaine', affiliation: 'Sports nutrition' },
      { person: 'mehdi-touati', affiliation: 'Performance analysis' },
    ],
    programme: speedAndTissue,
  },
  {
    art: 'month',
    name: 'Numbers for Monday',
    location: 'Palestra Laboratory, Algiers',
    inDays: 52,
    lasts: 1,
    description:
      'One day for staff who monitor training and want to act on it: session-RPE done well, which changes mean something, and how to tell a coach in one sentence.\n\nBring a month of your own data. In the afternoon every table leaves with one decision rule that fits its squad.',
    speakers: [
      { person: 'amel', affiliation: 'FC Hamri' },
      { person: 'nabil', affiliation: 'Institute of Movement, Lyon' },
      { person: 'olga', affiliation: 'University of Oran' },
    ],
    programme: numbersForMonday,
  },
  {
    art: 'block',
    name: 'The Space Between',
    location: 'Palais des Sports, Constantine',
    inDays: 96,
    lasts: 2,
    description:
      'Tracking data counts metres; this conference asks what they were for. Talks on pitch control, passing networks and pressing, each with the code that made its figures.\n\nThe second day is a workshop in pairs: an analyst and a coach, one match, one question.',
    speakers: [
      { person: 'pedro', affiliation: 'Kestrane Analytics' },
      { person: 'chiara', affiliation: 'FC Hamri' },
      { person: { firstName: 'Noor', lastName: 'Al Amin' }, affiliation: 'University of Oran' },
    ],
    programme: theSpaceBetween,
  },
  {
    art: 'births',
    name: 'Late Birds',
    location: 'Youth Campus, Annaba',
    inDays: 171,
    lasts: 2,
    description:
      'A third of most youth squads are born before April. Two days on relative age, peak height velocity and bio-banding, and on how to keep the late ones until they have grown.',
    speakers: [
      { person: 'ines', affiliation: 'Palestra Academy' },
      { person: 'elif', affiliation: 'University of Oran' },
      { person: { firstName: 'Yann', lastName: 'Le Goff' }, affiliation: 'Institute of Movement, Lyon' },
      { person: 'karima', affiliation: 'Palestra Academy' },
    ],
    programme: lateBirds,
  },
  {
    art: 'heat',
    name: 'Endurance in the Heat',
    location: 'Oasis Hall, Ghardaïa',
    inDays: 318,
    lasts: 4,
    description:
      'Core temperature, plasma volume and pacing when it is 38 °C in the shade. Four days with a field camp at sunrise and papers in the cool of the hall.\n\nParticipants may take part in an acclimation protocol; a physician is present throughout.',
    speakers: [
      { person: 'bruno', affiliation: 'Physiology Unit, Porto' },
      { person: { firstName: 'Hana', lastName: 'Suzuki' }, affiliation: 'Sports Clinic, Milan' },
    ],
  },
  {
    art: 'power',
    name: 'Force Meets Speed',
    location: 'Palestra Laboratory, Algiers',
    inDays: -37,
    lasts: 2,
    description:
      'Force-velocity profiles in sprinting and jumping: what they measure, how far they repeat, and when they change a programme.',
    speakers: [
      { person: 'daniel', affiliation: 'Strength Unit, Gothenburg' },
      { person: 'jonas', affiliation: 'University of Oran' },
    ],
    programme: forceMeetsSpeed,
  },
  {
    art: 'lowering',
    name: 'Hamstrings, Again',
    location: 'Convention Centre, Oran',
    inDays: -142,
    lasts: 1,
    description:
      'Why the most studied injury in football is still the most frequent one. Eccentric strength, high-speed exposure, and the week before the return.',
    speakers: [
      { person: 'liam', affiliation: 'Sports Clinic, Milan' },
      { person: 'greta', affiliation: 'Institute of Movement, Lyon' },
    ],
    programme: hamstringsAgain,
  },
  {
    art: 'fibres',
    name: 'The Muscle Slice',
    location: 'Institute of Sport, Tlemcen',
    inDays: -260,
    lasts: 3,
    description: 'Fibre types without folklore: what a biopsy shows, what training moves, and what it does not.',
    speakers: [{ person: { firstName: 'Aline', lastName: 'Dubois' }, affiliation: 'Institute of Movement, Lyon' }],
  },
]
