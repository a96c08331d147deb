/** `art` is an application picture of the media catalogue; days count from the day of loading. */
export interface DemoApplication {
  readonly art: string
  readonly name: string
  readonly applicantType: 'ClubApplication' | 'CoachApplication'
  readonly level: 'Youth' | 'Amateur' | 'Professional'
  readonly desiredDevelopment: string
  readonly closesInDays: number
  /** `picture` is a course's slug, whose picture shows what happens. */
  readonly steps: readonly { readonly title: string; readonly description: string; readonly picture?: string }[]
}

export const demoApplications: readonly DemoApplication[] = [
  {
    art: 'press',
    name: 'Players Immersion, winter intake',
    applicantType: 'ClubApplication',
    level: 'Youth',
    desiredDevelopment:
      'Bring your first youth team to our laboratory for five days. Every player is tested, every coach leaves with a plan.',
    closesInDays: 24,
    steps: [
      { title: 'Register your club', description: 'Tell us who you are. Takes four minutes.' },
      { title: 'Screening call', description: 'Thirty minutes with our staff about goals and calendar.' },
      {
        title: 'Testing week',
        description: 'Sprint, jump, strength and field tests for 22 players.',
        picture: 'jump-testing',
      },
      {
        title: 'Plan and follow-up',
        description: 'A twelve-week plan and two online reviews.',
        picture: 'session-load',
      },
    ],
  },
  {
    art: 'gates',
    name: 'Speed screening for academies',
    applicantType: 'ClubApplication',
    level: 'Amateur',
    desiredDevelopment:
      'We come to your pitch with timing gates and radar, and leave you a sprint profile of every player with what to train first.',
    closesInDays: 61,
    steps: [
      { title: 'Register your club', description: 'One registration for the whole academy.' },
      { title: 'Choose a day', description: 'We need a dry pitch of 60 m and two hours for each squad.' },
      { title: 'Screening', description: 'Two maximal sprints for each player.', picture: 'maximal-velocity' },
      { title: 'Profiles', description: 'Force-velocity profiles and groups for training.', picture: 'acceleration' },
    ],
  },
  {
    art: 'squad',
    name: 'Healthy squad, women’s football',
    applicantType: 'ClubApplication',
    level: 'Professional',
    desiredDevelopment:
      'One season beside your medical staff: exposure, strength and return-to-play criteria, written down and followed.',
    closesInDays: -12,
    steps: [
      { title: 'Register your club', description: 'With the size of your squad and your staff.' },
      { title: 'Baseline', description: 'Strength and landing tests in pre-season.', picture: 'limb-symmetry' },
      { title: 'The season', description: 'A review with us every four weeks.' },
    ],
  },
  {
    art: 'mentor',
    name: 'Coaches’ Immersion, spring',
    applicantType: 'CoachApplication',
    level: 'Youth',
    desiredDevelopment:
      'Two weeks beside one of our staff, four coaches in a group. You plan, coach, measure and defend one training week.',
    closesInDays: 38,
    steps: [
      { title: 'Register', description: 'With a photo and your years of experience.' },
      { title: 'A conversation', description: 'Twenty minutes, online, in a language of your choice.' },
      {
        title: 'Two weeks in Algiers',
        description: 'Mornings on the pitch, afternoons with the data.',
        picture: 'skill-acquisition',
      },
      { title: 'Your week', description: 'You present it to the group; they ask what we would ask.' },
    ],
  },
  {
    art: 'squats',
    name: 'Strength coaching residency',
    applicantType: 'CoachApplication',
    level: 'Professional',
    desiredDevelopment:
      'Six weeks in our weight room: coach real athletes, test them, and learn to say what a test does not tell you.',
    closesInDays: 83,
    steps: [
      { title: 'Register', description: 'Tell us where you coach now.' },
      {
        title: 'Send a session',
        description: 'Ten minutes of film of a session that you led.',
        picture: 'squat-mechanics',
      },
      { title: 'Residency', description: 'Three days a week for six weeks.' },
    ],
  },
  {
    art: 'zones',
    name: 'Conditioning coaches, autumn',
    applicantType: 'CoachApplication',
    level: 'Amateur',
    desiredDevelopment: 'Five evenings online on planning endurance for team sports, with your own squad as the case.',
    closesInDays: -30,
    steps: [
      { title: 'Register', description: 'Twelve places.' },
      {
        title: 'Five evenings',
        description: 'Two hours each, with homework that you coach.',
        picture: 'lactate-threshold',
      },
      { title: 'Review', description: 'A call about your next block of training.' },
    ],
  },
]
