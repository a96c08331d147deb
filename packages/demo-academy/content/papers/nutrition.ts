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
  grgic2020: {
    authors: 'Grgic J, Grgic I, Pickering C, et al.',
    year: 2020,
    title:
      'Wake up and smell the coffee: caffeine supplementation and exercise performance: an umbrella review of 21 published meta-analyses',
    source: 'Br J Sports Med 54(11):681-688',
    doi: '10.1136/bjsports-2018-100278',
  },
  guest2021: {
    authors: 'Guest NS, VanDusseldorp TA, Nelson MT, et al.',
    year: 2021,
    title: 'International Society of Sports Nutrition position stand: caffeine and exercise performance',
    source: 'J Int Soc Sports Nutr 18:1',
    doi: '10.1186/s12970-020-00383-4',
  },
  kreider2017: {
    authors: 'Kreider RB, Kalman DS, Antonio J, et al.',
    year: 2017,
    title:
      'International Society of Sports Nutrition position stand: safety and efficacy of creatine supplementation in exercise, sport, and medicine',
    source: 'J Int Soc Sports Nutr 14:18',
    doi: '10.1186/s12970-017-0173-z',
  },
  antonio2021: {
    authors: 'Antonio J, Candow DG, Forbes SC, et al.',
    year: 2021,
    title:
      'Common questions and misconceptions about creatine supplementation: what does the scientific evidence really show?',
    source: 'J Int Soc Sports Nutr 18:13',
    doi: '10.1186/s12970-021-00412-w',
  },
  burke2017: {
    authors: 'Burke LM, Ross ML, Garvican-Lewis LA, et al.',
    year: 2017,
    title:
      'Low carbohydrate, high fat diet impairs exercise economy and negates the performance benefit from intensified training in elite race walkers',
    source: 'J Physiol 595(9):2785-2807',
    doi: '10.1113/JP273230',
  },
  goulet2011: {
    authors: 'Goulet EDB',
    year: 2011,
    title: 'Effect of exercise-induced dehydration on time-trial exercise performance: a meta-analysis',
    source: 'Br J Sports Med 45(14):1149-1156',
    doi: '10.1136/bjsm.2010.077966',
  },
  baker2017: {
    authors: 'Baker LB',
    year: 2017,
    title:
      'Sweating rate and sweat sodium concentration in athletes: a review of methodology and intra/interindividual variability',
    source: 'Sports Med 47(S1):111-128',
    doi: '10.1007/s40279-017-0691-5',
  },
  loucks2003: {
    authors: 'Loucks AB, Thuma JR',
    year: 2003,
    title:
      'Luteinizing hormone pulsatility is disrupted at a threshold of energy availability in regularly menstruating women',
    source: 'J Clin Endocrinol Metab 88(1):297-311',
    doi: '10.1210/jc.2002-020369',
  },
  macnaughton2016: {
    authors: 'Macnaughton LS, Wardle SL, Witard OC, et al.',
    year: 2016,
    title:
      'The response of muscle protein synthesis following whole-body resistance exercise is greater following 40 g than 20 g of ingested whey protein',
    source: 'Physiol Rep 4(15):e12893',
    doi: '10.14814/phy2.12893',
  },
  schoenfeld2013: {
    authors: 'Schoenfeld BJ, Aragon AA, Krieger JW',
    year: 2013,
    title: 'The effect of protein timing on muscle strength and hypertrophy: a meta-analysis',
    source: 'J Int Soc Sports Nutr 10:53',
    doi: '10.1186/1550-2783-10-53',
  },
  shaw2017: {
    authors: 'Shaw G, Lee-Barthel A, Ross ML, Wang B, Baar K',
    year: 2017,
    title: 'Vitamin C-enriched gelatin supplementation before intermittent activity augments collagen synthesis',
    source: 'Am J Clin Nutr 105(1):136-143',
    doi: '10.3945/ajcn.116.138594',
  },
} as const satisfies Record<string, Paper>
