/** A talk of a conference; `by` are speakers of it, by slug or by last name in small letters. */
export interface DemoTalk {
  readonly time: string
  readonly title: string
  readonly by?: readonly string[]
  readonly note?: string
  readonly standsOut?: boolean
}

export interface DemoDay {
  readonly theme?: string
  readonly talks: readonly DemoTalk[]
}

const talk = (time: string, title: string, ...by: readonly string[]): DemoTalk => ({ time, title, by })
const pause = (time: string, title: string): DemoTalk => ({ time, title })
const together = (time: string, title: string, note: string): DemoTalk => ({ time, title, note })
const laboratory = (time: string, title: string, note: string): DemoTalk => ({ time, title, note, standsOut: true })

export const speedAndTissue: readonly DemoDay[] = [
  {
    theme: 'Tendon',
    talks: [
      talk('09:00', 'What a tendon remembers', 'yasmine-benali'),
      talk('10:15', 'Ultrasound of the Achilles during hopping', 'elena-marchetti'),
      pause('11:30', 'Coffee, posters 1 to 12'),
      talk('12:00', 'Loading after week six', 'samuel-okafor'),
      laboratory('14:30', 'Laboratory: force-plate runway', 'four groups of ten'),
    ],
  },
  {
    theme: 'Speed',
    talks: [
      talk('09:00', 'Five splits and an honest profile', 'karim-haddad'),
      talk('10:15', 'The ground does not know your cue', 'mehdi-touati'),
      pause('11:30', 'Coffee, posters 13 to 24'),
      talk('12:00', 'Collagen before the session: what is known', 'lucie-fontaine'),
      laboratory('14:30', 'Laboratory: film at 240 frames', 'bring a telephone'),
    ],
  },
  {
    theme: 'Return',
    talks: [
      talk('09:00', 'Why hamstrings tear late', 'yasmine-benali'),
      talk('10:15', 'Cases: three athletes, nine months', 'samuel-okafor', 'karim-haddad'),
      pause('11:30', 'Coffee'),
      together('12:00', 'Debate: what would prove us wrong?', 'all speakers'),
      pause('13:15', 'Close, bus to the airport at 14:00'),
    ],
  },
]

export const numbersForMonday: readonly DemoDay[] = [
  {
    theme: 'From a number to a sentence',
    talks: [
      talk('09:30', 'Session-RPE done well', 'amel'),
      talk('10:30', 'Which changes mean something', 'nabil'),
      pause('11:30', 'Coffee'),
      talk('12:00', 'Telling a coach in one sentence', 'olga', 'amel'),
      pause('13:00', 'Lunch'),
      laboratory('14:00', 'Tables: one decision rule for your squad', 'bring a month of your own data'),
      together('16:30', 'Every rule read aloud', 'all speakers'),
    ],
  },
]

export const theSpaceBetween: readonly DemoDay[] = [
  {
    theme: 'Talks, each with its code',
    talks: [
      talk('10:00', 'Pitch control without the colours', 'pedro'),
      talk('11:15', 'A pass nobody played: networks with holes', 'al-amin'),
      pause('12:30', 'Lunch'),
      talk('13:45', 'Pressing counted from the ball and from the bench', 'chiara'),
      together('15:30', 'What were the metres for?', 'all speakers, chaired from the floor'),
    ],
  },
  {
    theme: 'An analyst and a coach',
    talks: [
      laboratory('09:00', 'Workshop in pairs', 'one match, one question'),
      pause('12:00', 'Lunch'),
      talk('13:15', 'Twelve answers, five minutes each', 'pedro', 'chiara'),
    ],
  },
]

export const lateBirds: readonly DemoDay[] = [
  {
    theme: 'Born in April',
    talks: [
      talk('09:30', 'Relative age in six academies', 'elif'),
      talk('10:45', 'What peak height velocity does to a sprint', 'ines'),
      pause('12:00', 'Lunch'),
      laboratory('13:30', 'Measuring sitting height, and how far it repeats', 'in pairs'),
    ],
  },
  {
    theme: 'Until they have grown',
    talks: [
      talk('09:30', 'Bio-banding on a small budget', 'le-goff'),
      talk('10:45', 'Keeping the late ones: three clubs', 'karima', 'ines'),
      pause('12:00', 'Close'),
    ],
  },
]

export const hamstringsAgain: readonly DemoDay[] = [
  {
    talks: [
      talk('09:30', 'Eccentric strength, and what it leaves out', 'liam'),
      talk('10:45', 'High-speed metres in a week of two matches', 'greta'),
      pause('12:00', 'Lunch'),
      together('13:00', 'The week before the return', 'two cases, from both sides'),
    ],
  },
]

export const forceMeetsSpeed: readonly DemoDay[] = [
  {
    theme: 'What they measure',
    talks: [
      talk('09:30', 'A profile is a line through five points', 'daniel'),
      talk('10:45', 'How far jumps repeat', 'jonas'),
    ],
  },
  {
    theme: 'When they change a programme',
    talks: [
      talk('09:30', 'Three seasons of one sprint group', 'jonas'),
      together('11:00', 'Questions that were left', 'both speakers'),
    ],
  },
]
