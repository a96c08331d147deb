// Clubs and coaches who have registered: some wait for a decision.

interface DemoRegistration {
  /** The name of the application. */
  readonly to: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly daysAgo: number
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly reason?: string
}

/** `crest` is one of the media folder. */
export interface DemoClub extends DemoRegistration {
  readonly crest: string
  readonly location: string
  readonly establishedYear: number
  readonly level: 'Professional' | 'Semi-professional' | 'Amateur'
  readonly clubSize: number
  readonly description: string
}

/** `avatar` is a slug of the media catalogue. */
export interface DemoCoach extends DemoRegistration {
  readonly avatar: string
  readonly dateOfBirth: string
  readonly experienceYears: number
  readonly coachingLevel: 'Youth' | 'Amateur' | 'Professional'
  readonly specialties: string
  readonly currentClub: string
  readonly languagesSpoken: string
  readonly biography: string
}

export const demoClubs: readonly DemoClub[] = [
  {
    to: 'Players Immersion, winter intake',
    name: 'FC Hamri',
    email: 'academy@fc-hamri.example',
    phone: '+213555014101',
    daysAgo: 1.3,
    status: 'pending',
    crest: 'hamri',
    location: 'Oran, Algeria',
    establishedYear: 1946,
    level: 'Professional',
    clubSize: 310,
    description: 'Our under-17 team starts its season in September; we would like to test all 24 players before it.',
  },
  {
    to: 'Players Immersion, winter intake',
    name: 'Porto Norte',
    email: 'formacao@porto-norte.example',
    phone: '+351220140102',
    daysAgo: 3.8,
    status: 'pending',
    crest: 'porto-norte',
    location: 'Porto, Portugal',
    establishedYear: 1987,
    level: 'Semi-professional',
    clubSize: 180,
    description: 'We have a force plate and nobody who trusts it. Two of our coaches would come along.',
  },
  {
    to: 'Speed screening for academies',
    name: 'Athletics Club of Oran',
    email: 'contact@ac-oran.example',
    phone: '+213555014103',
    daysAgo: 0.6,
    status: 'pending',
    crest: 'oran-athletics',
    location: 'Oran, Algeria',
    establishedYear: 1962,
    level: 'Amateur',
    clubSize: 140,
    description: 'Sixty sprinters and jumpers between 12 and 18, a straight of 110 m, and one radar gun.',
  },
  {
    to: 'Speed screening for academies',
    name: 'Rugby Milano Est',
    email: 'performance@rugby-milano-est.example',
    phone: '+390255014104',
    daysAgo: 9.1,
    status: 'approved',
    crest: 'milano-rugby',
    location: 'Milan, Italy',
    establishedYear: 1975,
    level: 'Semi-professional',
    clubSize: 220,
    description: 'Profiles of 45 players for a season that begins with ten matches in ten weeks.',
  },
  {
    to: 'Healthy squad, women’s football',
    name: 'Handball Lyon Croix',
    email: 'staff@handball-lyon-croix.example',
    phone: '+33478014105',
    daysAgo: 21.4,
    status: 'rejected',
    reason: 'This season is for football squads. Write to us about handball: we plan one for the autumn.',
    crest: 'lyon-handball',
    location: 'Lyon, France',
    establishedYear: 1991,
    level: 'Semi-professional',
    clubSize: 95,
    description: 'Three knee injuries in one winter. We want to know what we miss.',
  },
  {
    to: 'Players Immersion, winter intake',
    name: 'Göteborg Volley',
    email: 'info@goteborg-volley.example',
    phone: '+46310140106',
    daysAgo: 12.7,
    status: 'approved',
    crest: 'goteborg-volley',
    location: 'Gothenburg, Sweden',
    establishedYear: 1958,
    level: 'Amateur',
    clubSize: 260,
    description: 'Jump counts are high and sleep is short; we would like a plan for both.',
  },
]

export const demoCoaches: readonly DemoCoach[] = [
  {
    to: 'Coaches’ Immersion, spring',
    name: 'Samia Bennacer',
    email: 'samia.bennacer@coaches.example',
    phone: '+213555014111',
    daysAgo: 0.9,
    status: 'pending',
    avatar: '02',
    dateOfBirth: '1991-04-12',
    experienceYears: 9,
    coachingLevel: 'Youth',
    specialties: 'Sprints and hurdles',
    currentClub: 'Athletics Club of Oran',
    languagesSpoken: 'Arabic, French, English',
    biography: 'Former 400 m hurdler, now with girls of 13 to 16. I film everything and measure too little.',
  },
  {
    to: 'Coaches’ Immersion, spring',
    name: 'Tiago Moura',
    email: 'tiago.moura@coaches.example',
    phone: '+351910140112',
    daysAgo: 2.2,
    status: 'pending',
    avatar: '09',
    dateOfBirth: '1986-11-03',
    experienceYears: 14,
    coachingLevel: 'Amateur',
    specialties: 'Small-sided games, load monitoring',
    currentClub: 'Porto Norte',
    languagesSpoken: 'Portuguese, Spanish, English',
    biography: 'I plan the weeks of three teams and would like somebody to take my plans apart.',
  },
  {
    to: 'Strength coaching residency',
    name: 'Freja Holm',
    email: 'freja.holm@coaches.example',
    phone: '+4531140113',
    daysAgo: 4.6,
    status: 'pending',
    avatar: '17',
    dateOfBirth: '1994-07-28',
    experienceYears: 6,
    coachingLevel: 'Professional',
    specialties: 'Weightlifting for team sports',
    currentClub: 'Göteborg Volley',
    languagesSpoken: 'Danish, Swedish, English',
    biography: 'Physiotherapist by training. I want to know when a load is chosen well, not only lifted well.',
  },
  {
    to: 'Strength coaching residency',
    name: 'Marc Delorme',
    email: 'marc.delorme@coaches.example',
    phone: '+33678014114',
    daysAgo: 15.2,
    status: 'approved',
    avatar: '11',
    dateOfBirth: '1982-02-17',
    experienceYears: 17,
    coachingLevel: 'Professional',
    specialties: 'Return to sport',
    currentClub: 'Handball Lyon Croix',
    languagesSpoken: 'French, English',
    biography: 'Seventeen years in handball. I write programmes on paper and would like to test what they do.',
  },
  {
    to: 'Conditioning coaches, autumn',
    name: 'Rania Khoury',
    email: 'rania.khoury@coaches.example',
    phone: '+96170140115',
    daysAgo: 34.5,
    status: 'approved',
    avatar: '15',
    dateOfBirth: '1989-09-09',
    experienceYears: 8,
    coachingLevel: 'Amateur',
    specialties: 'Endurance for basketball',
    currentClub: 'Beirut Cedars',
    languagesSpoken: 'Arabic, English, French',
    biography: 'Intervals on court, not on a track: I would like to plan them better.',
  },
]
