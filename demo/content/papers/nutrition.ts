import type { Paper } from '../types.ts'

export const nutritionPapers = {
  thomas2016: {
    authors: 'Thomas DT, Erdman KA, Burke LM',
    year: 2016,
    title: 'American College of Sports Medicine joint position statement: nutrition and athletic performance',
    source: 'Med Sci Sports Exerc 48(3):543-568',
    doi: '10.1249/MSS.0000000000000852',
  },
  morton2018: {
    authors: 'Morton RW, Murphy KT, McKellar SR, et al.',
    year: 2018,
    title:
      'A systematic review, meta-analysis and meta-regression of the effect of protein supplementation on resistance training-induced gains in muscle mass and strength in healthy adults',
    source: 'Br J Sports Med 52(6):376-384',
    doi: '10.1136/bjsports-2017-097608',
  },
  schoenfeld2018: {
    authors: 'Schoenfeld BJ, Aragon AA',
    year: 2018,
    title:
      'How much protein can the body use in a single meal for muscle-building? Implications for daily protein distribution',
    source: 'J Int Soc Sports Nutr 15:10',
    doi: '10.1186/s12970-018-0215-1',
  },
  moore2009: {
    authors: 'Moore DR, Robinson MJ, Fry JL, et al.',
    year: 2009,
    title:
      'Ingested protein dose response of muscle and albumin protein synthesis after resistance exercise in young men',
    source: 'Am J Clin Nutr 89(1):161-168',
    doi: '10.3945/ajcn.2008.26401',
  },
  areta2013: {
    authors: 'Areta JL, Burke LM, Ross ML, et al.',
    year: 2013,
    title:
      'Timing and distribution of protein ingestion during prolonged recovery from resistance exercise alters myofibrillar protein synthesis',
    source: 'J Physiol 591(9):2319-2331',
    doi: '10.1113/jphysiol.2012.244897',
  },
  trommelen2023: {
    authors: 'Trommelen J, van Lieshout GAA, Nyakayiru J, et al.',
    year: 2023,
    title:
      'The anabolic response to protein ingestion during recovery from exercise has no upper limit in magnitude and duration in vivo in humans',
    source: 'Cell Rep Med 4(12):101324',
    doi: '10.1016/j.xcrm.2023.101324',
  },
  jager2017: {
    authors: 'Jäger R, Kerksick CM, Campbell BI, et al.',
    year: 2017,
    title: 'International Society of Sports Nutrition position stand: protein and exercise',
    source: 'J Int Soc Sports Nutr 14:20',
    doi: '10.1186/s12970-017-0177-8',
  },
  burke2011: {
    authors: 'Burke LM, Hawley JA, Wong SHS, Jeukendrup AE',
    year: 2011,
    title: 'Carbohydrates for training and competition',
    source: 'J Sports Sci 29(S1):S17-S27',
    doi: '10.1080/02640414.2011.585473',
  },
  jeukendrup2014: {
    authors: 'Jeukendrup A',
    year: 2014,
    title: 'A step towards personalized sports nutrition: carbohydrate intake during exercise',
    source: 'Sports Med 44(S1):S25-S33',
    doi: '10.1007/s40279-014-0148-z',
  },
  impey2018: {
    authors: 'Impey SG, Hearris MA, Hammond KM, et al.',
    year: 2018,
    title:
      'Fuel for the work required: a theoretical framework for carbohydrate periodization and the glycogen threshold hypothesis',
    source: 'Sports Med 48(5):1031-1048',
    doi: '10.1007/s40279-018-0867-7',
  },
  gollnick1974: {
    authors: 'Gollnick PD, Piehl K, Saltin B',
    year: 1974,
    title:
      'Selective glycogen depletion pattern in human muscle fibres after exercise of varying intensity and at varying pedalling rates',
    source: 'J Physiol 241(1):45-57',
    doi: '10.1113/jphysiol.1974.sp010639',
  },
  collins2021: {
    authors: 'Collins J, Maughan RJ, Gleeson M, et al.',
    year: 2021,
    title: 'UEFA expert group statement on nutrition in elite football',
    source: 'Br J Sports Med 55(8):416-442',
    doi: '10.1136/bjsports-2019-101961',
  },
  mountjoy2023: {
    authors: 'Mountjoy M, Ackerman KE, Bailey DM, et al.',
    year: 2023,
    title:
      "2023 International Olympic Committee's (IOC) consensus statement on relative energy deficiency in sport (REDs)",
    source: 'Br J Sports Med 57(17):1073-1097',
    doi: '10.1136/bjsports-2023-106994',
  },
  maughan2018: {
    authors: 'Maughan RJ, Burke LM, Dvorak J, et al.',
    year: 2018,
    title: 'IOC consensus statement: dietary supplements and the high-performance athlete',
    source: 'Br J Sports Med 52(7):439-455',
    doi: '10.1136/bjsports-2018-099027',
  },
  sawka2007: {
    authors: 'Sawka MN, Burke LM, Eichner ER, et al.',
    year: 2007,
    title: 'American College of Sports Medicine position stand: exercise and fluid replacement',
    source: 'Med Sci Sports Exerc 39(2):377-390',
    doi: '10.1249/mss.0b013e31802ca597',
  },
  hewbutler2015: {
    authors: 'Hew-Butler T, Rosner MH, Fowkes-Godek S, et al.',
    year: 2015,
    title:
      'Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference, Carlsbad, California, 2015',
    source: 'Clin J Sport Med 25(4):303-320',
    doi: '10.1097/JSM.0000000000000221',
  },
} as const satisfies Record<string, Paper>
