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
  morin2017: {
    authors: 'Morin JB, Petrakos G, Jiménez-Reyes P, et al.',
    year: 2017,
    title: 'Very-heavy sled training for improving horizontal-force output in soccer players',
    source: 'Int J Sports Physiol Perform 12(6):840-844',
    doi: '10.1123/ijspp.2016-0444',
  },
  cross2017: {
    authors: 'Cross MR, Brughelli M, Samozino P, Brown SR, Morin JB',
    year: 2017,
    title: 'Optimal loading for maximizing power during sled-resisted sprinting',
    source: 'Int J Sports Physiol Perform 12(8):1069-1077',
    doi: '10.1123/ijspp.2016-0362',
  },
  morin2019: {
    authors: 'Morin JB, Samozino P, Murata M, Cross MR, Nagahara R',
    year: 2019,
    title:
      'A simple method for computing sprint acceleration kinetics from running velocity data: replication study with improved design',
    source: 'J Biomech 94:82-87',
    doi: '10.1016/j.jbiomech.2019.07.020',
  },
  haugen2019profiles: {
    authors: 'Haugen TA, Breitschädel F, Seiler S',
    year: 2019,
    title: 'Sprint mechanical variables in elite athletes: are force-velocity profiles sport specific or individual?',
    source: 'PLoS One 14(7):e0215551',
    doi: '10.1371/journal.pone.0215551',
  },
  nimphius2016: {
    authors: 'Nimphius S, Callaghan SJ, Spiteri T, Lockie RG',
    year: 2016,
    title:
      'Change of direction deficit: a more isolated measure of change of direction performance than total 505 time',
    source: 'J Strength Cond Res 30(11):3024-3032',
    doi: '10.1519/JSC.0000000000001421',
  },
  nimphius2018: {
    authors: 'Nimphius S, Callaghan SJ, Bezodis NE, Lockie RG',
    year: 2018,
    title: 'Change of direction and agility tests: challenging our current measures of performance',
    source: 'Strength Cond J 40(1):26-38',
    doi: '10.1519/SSC.0000000000000309',
  },
  dossantos2018: {
    authors: "Dos'Santos T, Thomas C, Comfort P, Jones PA",
    year: 2018,
    title: 'The effect of angle and velocity on change of direction biomechanics: an angle-velocity trade-off',
    source: 'Sports Med 48(10):2235-2253',
    doi: '10.1007/s40279-018-0968-3',
  },
  harper2019: {
    authors: 'Harper DJ, Carling C, Kiely J',
    year: 2019,
    title:
      'High-intensity acceleration and deceleration demands in elite team sports competitive match play: a systematic review and meta-analysis of observational studies',
    source: 'Sports Med 49(12):1923-1947',
    doi: '10.1007/s40279-019-01170-1',
  },
  mendiguchia2014: {
    authors: 'Mendiguchia J, Samozino P, Martinez-Ruiz E, et al.',
    year: 2014,
    title:
      'Progression of mechanical properties during on-field sprint running after returning to sports from a hamstring muscle injury in soccer players',
    source: 'Int J Sports Med 35(8):690-695',
    doi: '10.1055/s-0033-1363192',
  },
  bourne2017: {
    authors: 'Bourne MN, Duhig SJ, Timmins RG, et al.',
    year: 2017,
    title:
      'Impact of the Nordic hamstring and hip extension exercises on hamstring architecture and morphology: implications for injury prevention',
    source: 'Br J Sports Med 51(5):469-477',
    doi: '10.1136/bjsports-2016-096130',
  },
  timmins2016: {
    authors: 'Timmins RG, Bourne MN, Shield AJ, et al.',
    year: 2016,
    title:
      'Short biceps femoris fascicles and eccentric knee flexor weakness increase the risk of hamstring injury in elite football (soccer): a prospective cohort study',
    source: 'Br J Sports Med 50(24):1524-1535',
    doi: '10.1136/bjsports-2015-095362',
  },
  petersen2011: {
    authors: 'Petersen J, Thorborg K, Nielsen MB, Budtz-Jørgensen E, Hölmich P',
    year: 2011,
    title:
      "Preventive effect of eccentric training on acute hamstring injuries in men's soccer: a cluster-randomized controlled trial",
    source: 'Am J Sports Med 39(11):2296-2303',
    doi: '10.1177/0363546511419277',
  },
  lees2010: {
    authors: 'Lees A, Asai T, Andersen TB, Nunome H, Sterzing T',
    year: 2010,
    title: 'The biomechanics of kicking in soccer: a review',
    source: 'J Sports Sci 28(8):805-817',
    doi: '10.1080/02640414.2010.481305',
  },
} as const satisfies Record<string, Paper>
