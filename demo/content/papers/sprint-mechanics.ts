import type { Paper } from '../types.ts'

export const sprintPapers = {
  samozino2016: {
    authors: 'Samozino P, Rabita G, Dorel S, et al.',
    year: 2016,
    title:
      'A simple method for measuring power, force, velocity properties, and mechanical effectiveness in sprint running',
    source: 'Scand J Med Sci Sports 26(6):648-658',
    doi: '10.1111/sms.12490',
  },
  morin2011: {
    authors: 'Morin JB, Edouard P, Samozino P',
    year: 2011,
    title: 'Technical ability of force application as a determinant factor of sprint performance',
    source: 'Med Sci Sports Exerc 43(9):1680-1688',
    doi: '10.1249/MSS.0b013e318216ea37',
  },
  morin2016: {
    authors: 'Morin JB, Samozino P',
    year: 2016,
    title: 'Interpreting power-force-velocity profiles for individualized and specific training',
    source: 'Int J Sports Physiol Perform 11(2):267-272',
    doi: '10.1123/ijspp.2015-0638',
  },
  rabita2015: {
    authors: 'Rabita G, Dorel S, Slawinski J, et al.',
    year: 2015,
    title: 'Sprint mechanics in world-class athletes: a new insight into the limits of human locomotion',
    source: 'Scand J Med Sci Sports 25(5):583-594',
    doi: '10.1111/sms.12389',
  },
  weyand2000: {
    authors: 'Weyand PG, Sternlight DB, Bellizzi MJ, Wright S',
    year: 2000,
    title: 'Faster top running speeds are achieved with greater ground forces not more rapid leg movements',
    source: 'J Appl Physiol 89(5):1991-1999',
    doi: '10.1152/jappl.2000.89.5.1991',
  },
  clark2014: {
    authors: 'Clark KP, Weyand PG',
    year: 2014,
    title: 'Are running speeds maximized with simple-spring stance mechanics?',
    source: 'J Appl Physiol 117(6):604-615',
    doi: '10.1152/japplphysiol.00174.2014',
  },
  haugen2016: {
    authors: 'Haugen T, Buchheit M',
    year: 2016,
    title: 'Sprint running performance monitoring: methodological and practical considerations',
    source: 'Sports Med 46(5):641-656',
    doi: '10.1007/s40279-015-0446-0',
  },
  haugen2019: {
    authors: 'Haugen T, Seiler S, Sandbakk Ø, Tønnessen E',
    year: 2019,
    title:
      'The training and development of elite sprint performance: an integration of scientific and best practice literature',
    source: 'Sports Med Open 5:44',
    doi: '10.1186/s40798-019-0221-0',
  },
  haugen2012: {
    authors: 'Haugen TA, Tønnessen E, Seiler SK',
    year: 2012,
    title: 'The difference is in the start: impact of timing and start procedure on sprint running performance',
    source: 'J Strength Cond Res 26(2):473-479',
    doi: '10.1519/JSC.0b013e318226030b',
  },
  petrakos2016: {
    authors: 'Petrakos G, Morin JB, Egan B',
    year: 2016,
    title: 'Resisted sled sprint training to improve sprint performance: a systematic review',
    source: 'Sports Med 46(3):381-400',
    doi: '10.1007/s40279-015-0422-8',
  },
  girard2011: {
    authors: 'Girard O, Mendez-Villanueva A, Bishop D',
    year: 2011,
    title: 'Repeated-sprint ability, part I: factors contributing to fatigue',
    source: 'Sports Med 41(8):673-694',
    doi: '10.2165/11590550-000000000-00000',
  },
  bishop2011: {
    authors: 'Bishop D, Girard O, Mendez-Villanueva A',
    year: 2011,
    title: 'Repeated-sprint ability, part II: recommendations for training',
    source: 'Sports Med 41(9):741-756',
    doi: '10.2165/11590560-000000000-00000',
  },
  glaister2008: {
    authors: 'Glaister M, Howatson G, Pattison JR, McInnes G',
    year: 2008,
    title: 'The reliability and validity of fatigue measures during multiple-sprint work: an issue revisited',
    source: 'J Strength Cond Res 22(5):1597-1601',
    doi: '10.1519/JSC.0b013e318181ab80',
  },
  schache2012: {
    authors: 'Schache AG, Dorn TW, Blanch PD, et al.',
    year: 2012,
    title: 'Mechanics of the human hamstring muscles during sprinting',
    source: 'Med Sci Sports Exerc 44(4):647-658',
    doi: '10.1249/MSS.0b013e318236a3d2',
  },
  thelen2005: {
    authors: 'Thelen DG, Chumanov ES, Hoerth DM, et al.',
    year: 2005,
    title: 'Hamstring muscle kinematics during treadmill sprinting',
    source: 'Med Sci Sports Exerc 37(1):108-114',
    doi: '10.1249/01.MSS.0000150078.79120.C8',
  },
  impellizzeri2021: {
    authors: 'Impellizzeri FM, McCall A, van Smeden M',
    year: 2021,
    title:
      'Why methods matter in a meta-analysis: a reappraisal showed inconclusive injury preventive effect of Nordic hamstring exercise',
    source: 'J Clin Epidemiol 140:111-124',
    doi: '10.1016/j.jclinepi.2021.09.007',
  },
  vandyk2019: {
    authors: 'van Dyk N, Behan FP, Whiteley R',
    year: 2019,
    title:
      'Including the Nordic hamstring exercise in injury prevention programmes halves the rate of hamstring injuries: a systematic review and meta-analysis of 8459 athletes',
    source: 'Br J Sports Med 53(21):1362-1370',
    doi: '10.1136/bjsports-2018-100045',
  },
  opar2013: {
    authors: 'Opar DA, Piatkowski T, Williams MD, Shield AJ',
    year: 2013,
    title:
      'A novel device using the Nordic hamstring exercise to assess eccentric knee flexor strength: a reliability and retrospective injury study',
    source: 'J Orthop Sports Phys Ther 43(9):636-640',
    doi: '10.2519/jospt.2013.4837',
  },
} as const satisfies Record<string, Paper>
