import { returnPapers as papers } from '../papers/return-to-play.ts'
import type { Handout } from '../types.ts'

export const returnTestBattery: Handout = {
  slug: 'return-test-battery',
  title: 'Return after ACL reconstruction: test battery and record',
  purpose: 'Nine lines to fill in, three people to sign, and what passing does not promise.',
  sections: [
    {
      heading: 'Battery',
      table: {
        caption: 'Both legs, sound leg first, best of three valid trials unless stated',
        columns: ['Domain', 'Test', 'Usual criterion'],
        rows: [
          ['Time', 'months since surgery', '9 or more'],
          ['Knee', 'effusion, range of motion, pain', 'none, full, 0 to 2 of 10'],
          ['Quadriceps', 'isokinetic 60°/s, peak moment (N·m/kg)', 'LSI 90 % and about 3.0 N·m/kg'],
          ['Hamstrings', 'isokinetic, and in deep flexion', 'LSI 90 %'],
          ['Hops', 'single, triple, crossover, 6 m timed', 'LSI 90 %'],
          ['Vertical', 'single-leg jump height, drop-jump RSI', 'LSI 90 %'],
          ['Movement', 'single-leg landing, cutting, on video', 'no knee-in, trunk over the foot'],
          ['Running', 'own speed and weekly high-speed metres', '95 % and habitual volume'],
          ['Readiness', 'ACL-RSI, 12 items, 0 to 100', 'discuss every item below 50'],
        ],
      },
    },
    {
      heading: 'Order and conduct',
      steps: [
        'Day 1: clinic, strength, questionnaire. Day 2, at least 48 h later: hops, jumps, landing. Running data come from the last four weeks.',
        'Warm up 10 min, two practice hops per leg. A hop counts only if the landing is held for 2 s.',
        'Film the landing from the front and from the side at 120 frames per second or more.',
        'Calculate at the table together with the athlete. Decide the next day, never in the corridor.',
      ],
    },
    {
      heading: 'What the evidence supports',
      bullets: [
        'In the Delaware-Oslo cohort each month of delay up to nine months lowered the reinjury rate by 51 %; those who failed the criteria were reinjured in 38 %, those who passed in 6 %.',
        'Meta-analyses are cooler: passing lowered graft rupture in one and not clearly the sum of second injuries in another, and only about a quarter of patients passed.',
        'Passing describes readiness today. It does not remove the risk of the other knee.',
      ],
    },
    {
      heading: 'Signatures',
      paragraphs: [
        'Athlete, clinician, coach. The decision is shared; each signs what they know: wish and fear, tissue and tests, task and place in the team.',
      ],
    },
  ],
  references: [papers.grindem2016, papers.webster2019, papers.losciale2019, papers.ardern2016, papers.webster2008],
}

export const symmetryWorksheet: Handout = {
  slug: 'limb-symmetry-worksheet',
  title: 'Limb symmetry: three formulas and four traps',
  purpose: 'Which denominator belongs to which test, with numbers worked out.',
  sections: [
    {
      heading: 'Formulas',
      formulas: [
        'LSI (%) = 100 × operated ÷ sound (distance, height, moment)',
        'LSI (%) = 100 × sound ÷ operated (times, where less is better)',
        'asymmetry, one leg at a time (%) = 100 × (larger − smaller) ÷ larger',
        'asymmetry, both legs at once (%) = 100 × (right − left) ÷ (right + left)',
      ],
      paragraphs: [
        'Landing impulse of 110 N·s right and 90 N·s left in the same jump: 20 ÷ 200 = 10 % of the total. Dividing by the larger leg gives 18 %. Neither is wrong; mixing them is.',
      ],
    },
    {
      heading: 'Trap 1: the sound leg has lost strength too',
      table: {
        caption: 'Quadriceps peak moment, N·m/kg',
        columns: ['', 'Operated', 'Sound', 'Index'],
        rows: [
          ['Today', '2.6', '2.9', 'LSI 90 %'],
          ['Sound leg before surgery', '', '3.4', '2.6 ÷ 3.4 = 76 %'],
        ],
      },
      paragraphs: [
        'Against the sound leg before surgery the athlete is far from ready. In one cohort 57 % passed every index against the leg of today, 29 % against the leg of before. Test both legs before surgery.',
      ],
    },
    {
      heading: 'Trap 2: distance hides the strategy',
      paragraphs: [
        'In athletes with a hop symmetry of 97 % the knee of the operated side did only about 70 % of the work at push-off; hip and ankle filled in. Add a vertical single-leg jump, which leaves less room for that, and look at the landing.',
      ],
    },
    {
      heading: 'Trap 3: noise',
      bullets: [
        'An asymmetry smaller than the typical error of the test (often 3 to 6 % for hops) has no side.',
        'Repeat on another day. If the favoured leg changes, report "no consistent asymmetry".',
      ],
    },
    {
      heading: 'Trap 4: a cut-off is not a cliff',
      paragraphs: [
        'Nothing happens at 90 %. Show absolute values, the index and the time course in one figure, and argue from there.',
      ],
    },
  ],
  references: [papers.wellsandt2017, papers.kotsifaki2022, papers.bishop2018],
}

export const runningReturnPlan: Handout = {
  slug: 'running-return-plan',
  title: 'From first run to team training: a six-week example',
  purpose: 'Speed and metres by week for an athlete with a maximal speed of 9.0 m/s, with stop rules.',
  sections: [
    {
      heading: 'Before week 1',
      bullets: [
        'No effusion, full extension, single-leg squat controlled, quadriceps LSI 70 % or more, 30 min of walking and cycling without reaction.',
        'Own maximal speed and weekly high-speed metres from the season before the injury. Without them, take the mean of the position group and say so.',
      ],
    },
    {
      heading: 'Plan',
      table: {
        caption: 'High-speed metres above 5.5 m/s per session',
        columns: ['Week', 'Sessions', 'Top speed', 'Metres', 'Content'],
        rows: [
          ['1', '2', '60 %, 5.4 m/s', '0', 'straight lines, wide curves'],
          ['2', '2', '70 %, 6.3 m/s', '100', 'runs of 30 to 40 m, long build-up'],
          ['3', '3', '80 %, 7.2 m/s', '200', 'planned changes of direction to 45°'],
          ['4', '3', '85 %, 7.7 m/s', '300', 'braking, 90° turns, ball'],
          ['5', '3', '90 %, 8.1 m/s', '400', 'reactive turns, one opponent'],
          ['6', '3', '95 %, 8.6 m/s', '500', 'position drills, joining the team'],
        ],
      },
    },
    {
      heading: 'Stop rules',
      steps: [
        'Next morning: effusion or pain above 2 of 10? Repeat the week, not the session.',
        'Visible change of gait above a certain speed? That speed is the ceiling of the week.',
        'A session was missed? Do not add its metres to the next.',
      ],
    },
    {
      heading: 'Reading the plan',
      paragraphs: [
        'The example moves along the control-chaos continuum: first the athlete knows everything in advance, at the end the opponent decides. Speed, volume and surprise rise one at a time. The weeks are an example, not a promise: for many athletes each takes two.',
      ],
    },
  ],
  references: [papers.taberner2019, papers.kotsifaki2023],
}
