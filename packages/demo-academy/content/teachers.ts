import type { DemoTeacher } from './types.ts'

/** Invented people. The first one who names a course leads it. */
export const teachers: readonly DemoTeacher[] = [
  {
    slug: 'yasmine-benali',
    name: 'Dr. Yasmine Benali',
    role: 'Sprint mechanics',
    biography: `She timed the same hundred metres for six years before she was satisfied with one of the curves. Her thesis asks how much of a sprinter's first ten metres can be read from four splits, and where the reading stops being honest.

Today she works with a federation's sprint group two days a week and in the laboratory on the other three. Ask her about posture and she will ask for contact time and flight time first.`,
    saying: 'Start with one number you already collect. Then learn what it cannot tell you.',
    courses: ['maximal-velocity', 'acceleration', 'skill-acquisition'],
  },
  {
    slug: 'karim-haddad',
    name: 'Karim Haddad',
    role: 'Strength and power',
    biography: `“The plate does not know what you hoped for. That is why I like it.” Eleven years of testing with national teams in volleyball and athletics have left him with one habit: he writes down the expected number before the athlete jumps.

He came to force plates from coaching, not from physics, and teaches them that way round: what the athlete does, what the curve shows of it, and what it cannot show.`,
    saying: 'Write down the number you expect before the athlete jumps.',
    courses: ['jump-testing', 'squat-mechanics'],
  },
  {
    slug: 'elena-marchetti',
    name: 'Prof. Elena Marchetti',
    role: 'Endurance physiology',
    biography: `Thirty years of lactate curves, most of them from riders who would rather have been outside. She holds the chair of exercise physiology, runs the laboratory's threshold tests, and still takes the blood herself on Mondays.

Her subject is what a number means on the day after: how a threshold, a heart rate or a training load becomes a decision, and how often it should not. The two courses on load grew out of a seminar in which students had to defend a week of training in front of its athletes.`,
    saying: 'A threshold is a decision you make on the day after, not a line on a screen.',
    courses: ['lactate-threshold', 'heart-rate-variability', 'session-load', 'acute-chronic-load'],
  },
  {
    slug: 'samuel-okafor',
    name: 'Dr. Samuel Okafor',
    role: 'Return to play',
    biography: `Physiotherapist first, then a doctorate on what symmetry hides: an injured leg can match a healthy one that has become weaker. Since then he asks of every percentage what it is a percentage of.

He has taken more than two hundred athletes from a new cruciate ligament back to a full match, and says no to a date more often than to a person.`,
    saying: 'Ninety percent of what? Ask that before you say yes to a date.',
    courses: ['acl-rehabilitation', 'limb-symmetry', 'growth-and-maturation'],
  },
  {
    slug: 'lucie-fontaine',
    name: 'Lucie Fontaine',
    role: 'Sports nutrition',
    biography: `She cooked for a cycling team for three seasons before she advised one, and knows what ninety grams of carbohydrate an hour look like in a musette.

Her teaching begins with grams, hours and body mass, and ends with a plate. Supplements come last, and some not at all.`,
    saying: 'Grams and hours first. The plate follows, and supplements come last.',
    courses: ['protein-for-athletes', 'carbohydrate-fuelling'],
  },
  {
    slug: 'mehdi-touati',
    name: 'Mehdi Touati',
    role: 'Performance analysis',
    biography: `Analyst on match days, teacher on Tuesdays. He codes the first half live, cuts four clips for the break, and has learned that the fourth is never watched.

In his courses a model is something one can argue with: he shows what expected goals leave out before he shows what they count.`,
    saying: 'A model is something to argue with. Show what it leaves out before what it counts.',
    courses: ['passing-networks', 'expected-goals', 'acute-chronic-load'],
  },
]
