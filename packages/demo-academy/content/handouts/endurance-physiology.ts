import { endurancePapers as papers } from '../papers/endurance-physiology.ts'
import type { Handout } from '../types.ts'

export const lactateTestProtocol: Handout = {
  slug: 'lactate-test-protocol',
  title: 'Lactate step test on the treadmill: protocol and worked example',
  purpose: 'Stages, sampling, two thresholds, and the error that belongs to each.',
  sections: [
    {
      heading: 'Protocol',
      steps: [
        'No hard training the day before, the usual carbohydrate, same time of day. A low-carbohydrate athlete shows a falsely low curve.',
        'Start well below LT1 (here 9 km/h), treadmill at 1 %, stages of 3 min, plus 1 km/h. Aim at 8 to 10 stages.',
        'Stop the belt 30 s for the sample. Clean and dry the ear lobe, wipe away the first drop: sweat holds several times more lactate than blood.',
        'Write heart rate of the last 30 s and RPE for every stage. End when lactate passes 6 mmol/L or the athlete stops.',
      ],
    },
    {
      heading: 'Worked example',
      table: {
        caption: 'Blood lactate of one runner',
        columns: ['km/h', 'mmol/L', 'km/h', 'mmol/L'],
        rows: [
          ['9', '1.07', '14', '1.55'],
          ['10', '1.10', '15', '1.91'],
          ['11', '1.15', '16', '2.54'],
          ['12', '1.22', '17', '3.68'],
          ['13', '1.34', '18', '5.70'],
        ],
      },
      bullets: [
        'LT1 as baseline + 0.3 mmol/L: 1.37 mmol/L at 13.2 km/h. As baseline + 0.5: 1.57 mmol/L at 14.1 km/h.',
        'LT2 as the point farthest from the chord between LT1 and the last stage (modified Dmax): 16.1 km/h.',
        'LT2 as 4.0 mmol/L: 17.2 km/h. The 4 is a convention from group means; steady states of individuals lie between about 2 and 8 mmol/L.',
        'Report the method with the number: at least 25 threshold concepts are in print, and they do not agree.',
      ],
    },
    {
      heading: 'Error',
      bullets: [
        'A portable meter is good to about ±0.3 mmol/L. At LT2 the curve rises by 1.7 mmol/L per km/h, so that is ±0.2 km/h. At LT1 it rises by 0.2 to 0.3, so it is ±1 km/h or more: take LT1 from three neighbouring stages and check it with talk and RPE.',
        'Stages of 3 min give faster thresholds than stages of 6 min. Never compare across protocols.',
      ],
    },
    {
      heading: 'Zones',
      table: {
        caption: 'Three zones for the runner above, by baseline + 0.3 and modified Dmax',
        columns: ['Zone', 'Speed', 'Use'],
        rows: [
          ['1', 'below 13.2 km/h', 'most of the volume'],
          ['2', '13.2 to 16.1 km/h', 'tempo, marathon pace'],
          ['3', 'above 16.1 km/h', 'intervals of 2 to 8 min'],
        ],
      },
    },
  ],
  references: [papers.faude2009, papers.jamnick2018, papers.seiler2006],
}

export const criticalPowerSheet: Handout = {
  slug: 'critical-power-sheet',
  title: 'Critical power: three efforts, two numbers',
  purpose: 'Test plan, straight-line calculation and what the numbers forecast.',
  sections: [
    {
      heading: 'Formulas',
      formulas: [
        'work W = power × time (J)',
        'W = CP × t + W prime (a straight line: CP is the slope, W prime the intercept)',
        'time to exhaustion t = W prime ÷ (P − CP), for P above CP',
      ],
    },
    {
      heading: 'Test',
      steps: [
        'Three all-out efforts of about 3, 6 and 12 min, on three days or with at least 30 min easy riding between them.',
        'Same bicycle, same power meter, zero offset set each day.',
        'Pace evenly. An effort begun too fast lowers W prime more than CP.',
      ],
      table: {
        caption: 'Worked example',
        columns: ['Time (s)', 'Mean power (W)', 'Work (kJ)'],
        rows: [
          ['180', '391', '70.4'],
          ['360', '336', '120.8'],
          ['720', '308', '221.6'],
        ],
      },
      paragraphs: [
        'Slope: (221.6 − 70.4) kJ ÷ 540 s = 280 W. Intercept: 70.4 kJ − 280 W × 180 s = 20 kJ. So CP = 280 W, W prime = 20 kJ. At 330 W the forecast is 20 000 ÷ 50 = 400 s, at 380 W 200 s.',
      ],
    },
    {
      heading: 'Limits',
      bullets: [
        'The hyperbola is good between about 2 and 15 min. It does not say that CP can be held for ever: 20 to 60 min is typical.',
        'CP repeats within 3 to 5 %, W prime within 10 % at best. Do not plan a race on 1 kJ.',
        'CP lies somewhat above the maximal lactate steady state. They are two estimates of one border, with different errors.',
        'Recovery of W prime below CP is slow at the end and differs between people; the published time constants come from small groups.',
      ],
    },
  ],
  references: [papers.poole2016, papers.jones2019, papers.skiba2012],
}

export const hrvMorningProtocol: Handout = {
  slug: 'hrv-morning-protocol',
  title: 'Heart rate variability: morning protocol and calculation',
  purpose: 'Five quiet minutes, one honest number, and the rules for acting on it.',
  sections: [
    {
      heading: 'Recording',
      steps: [
        'After waking and emptying the bladder, before coffee and before the phone. Same position every day: lying, or sitting if resting heart rate is below 45 per minute.',
        'Chest strap with moistened electrodes. One minute to settle, then at least one minute of recording; five minutes are better.',
        'Breathe as you like, but do not count or hold the breath.',
        'Note sleep, illness, alcohol, travel and menstrual cycle day: they move the value as much as training does.',
      ],
    },
    {
      heading: 'Calculation',
      formulas: [
        'RMSSD = square root of the mean of (RR(i+1) − RR(i))², in ms',
        'ln RMSSD = natural logarithm, for averages',
      ],
      paragraphs: [
        'Five intervals 1000, 1040, 990, 1010, 960 ms: differences 40, −50, 20, −50; squares 1600, 2500, 400, 2500; mean 1750; RMSSD 41.8 ms, ln RMSSD 3.73.',
        'One missed beat in 300 (1000 ms read as 2000 ms) lifts an RMSSD of 64 to about 104 ms. Correct or reject any recording with more than a few percent of abnormal intervals.',
      ],
    },
    {
      heading: 'Rules for acting',
      bullets: [
        'Compare the mean of 7 days with the personal normal range: mean ± 0.5 SD of the daily ln RMSSD of the last 4 weeks or more.',
        'At least 3, better 5 recordings must stand in the week.',
        'Below the range: replace the next hard session by an easy one. It is a rule of caution, no diagnosis.',
        'Above the range is not always good. In very fit athletes with a low heart rate RMSSD can fall with fitness, and a sudden high value can accompany fatigue.',
      ],
    },
  ],
  references: [papers.plews2013, papers.buchheit2014, papers.gilgen2019],
}
