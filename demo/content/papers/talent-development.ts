import type { Paper } from '../types.ts'

export const talentPapers = {
  mirwald2002: {
    authors: 'Mirwald RL, Baxter-Jones ADG, Bailey DA, Beunen GP',
    year: 2002,
    title: 'An assessment of maturity from anthropometric measurements',
    source: 'Med Sci Sports Exerc 34(4):689-694',
    doi: '10.1097/00005768-200204000-00020',
  },
  moore2015: {
    authors: 'Moore SA, McKay HA, Macdonald H, et al.',
    year: 2015,
    title: 'Enhancing a somatic maturity prediction model',
    source: 'Med Sci Sports Exerc 47(8):1755-1764',
    doi: '10.1249/MSS.0000000000000588',
  },
  malina2014: {
    authors: 'Malina RM, Koziel SM',
    year: 2014,
    title: 'Validation of maturity offset in a longitudinal sample of Polish boys',
    source: 'J Sports Sci 32(5):424-437',
    doi: '10.1080/02640414.2013.828850',
  },
  khamis1994: {
    authors: 'Khamis HJ, Roche AF',
    year: 1994,
    title: 'Predicting adult stature without using skeletal age: the Khamis-Roche method',
    source: 'Pediatrics 94(4):504-507',
    doi: '10.1542/peds.94.4.504',
  },
  cumming2017: {
    authors: 'Cumming SP, Lloyd RS, Oliver JL, et al.',
    year: 2017,
    title:
      'Bio-banding in sport: applications to competition, talent identification, and strength and conditioning of youth athletes',
    source: 'Strength Cond J 39(2):34-47',
    doi: '10.1519/SSC.0000000000000281',
  },
  philippaerts2006: {
    authors: 'Philippaerts RM, Vaeyens R, Janssens M, et al.',
    year: 2006,
    title: 'The relationship between peak height velocity and physical performance in youth soccer players',
    source: 'J Sports Sci 24(3):221-230',
    doi: '10.1080/02640410500189371',
  },
  lloyd2012: {
    authors: 'Lloyd RS, Oliver JL',
    year: 2012,
    title: 'The Youth Physical Development model: a new approach to long-term athletic development',
    source: 'Strength Cond J 34(3):61-72',
    doi: '10.1519/SSC.0b013e31825760ea',
  },
  cobley2009: {
    authors: 'Cobley S, Baker J, Wattie N, McKenna J',
    year: 2009,
    title: 'Annual age-grouping and athlete development: a meta-analytical review of relative age effects in sport',
    source: 'Sports Med 39(3):235-256',
    doi: '10.2165/00007256-200939030-00005',
  },
  gullich2022: {
    authors: 'Güllich A, Macnamara BN, Hambrick DZ',
    year: 2022,
    title:
      'What makes a champion? Early multidisciplinary practice, not early specialization, predicts world-class performance',
    source: 'Perspect Psychol Sci 17(1):6-29',
    doi: '10.1177/1745691620974772',
  },
  johnston2018: {
    authors: 'Johnston K, Wattie N, Schorer J, Baker J',
    year: 2018,
    title: 'Talent identification in sport: a systematic review',
    source: 'Sports Med 48(1):97-109',
    doi: '10.1007/s40279-017-0803-2',
  },
  davids2003: {
    authors: 'Davids K, Glazier P, Araújo D, Bartlett R',
    year: 2003,
    title:
      'Movement systems as dynamical systems: the functional role of variability and its implications for sports medicine',
    source: 'Sports Med 33(4):245-260',
    doi: '10.2165/00007256-200333040-00001',
  },
  renshaw2019: {
    authors: 'Renshaw I, Chow JY',
    year: 2019,
    title: 'A constraint-led approach to sport and physical education pedagogy',
    source: 'Phys Educ Sport Pedagogy 24(2):103-116',
    doi: '10.1080/17408989.2018.1552676',
  },
  kantak2012: {
    authors: 'Kantak SS, Winstein CJ',
    year: 2012,
    title: 'Learning-performance distinction and memory processes for motor skills: a focused review and perspective',
    source: 'Behav Brain Res 228(1):219-231',
    doi: '10.1016/j.bbr.2011.11.028',
  },
  guadagnoli2004: {
    authors: 'Guadagnoli MA, Lee TD',
    year: 2004,
    title:
      'Challenge point: a framework for conceptualizing the effects of various practice conditions in motor learning',
    source: 'J Mot Behav 36(2):212-224',
    doi: '10.3200/JMBR.36.2.212-224',
  },
  wulf2013: {
    authors: 'Wulf G',
    year: 2013,
    title: 'Attentional focus and motor learning: a review of 15 years',
    source: 'Int Rev Sport Exerc Psychol 6(1):77-104',
    doi: '10.1080/1750984X.2012.723728',
  },
  brady2004: {
    authors: 'Brady F',
    year: 2004,
    title: 'Contextual interference: a meta-analytic study',
    source: 'Percept Mot Skills 99(1):116-126',
    doi: '10.2466/pms.99.1.116-126',
  },
  pinder2011: {
    authors: 'Pinder RA, Davids K, Renshaw I, Araújo D',
    year: 2011,
    title: 'Representative learning design and functionality of research and practice in sport',
    source: 'J Sport Exerc Psychol 33(1):146-155',
    doi: '10.1123/jsep.33.1.146',
  },
} as const satisfies Record<string, Paper>
