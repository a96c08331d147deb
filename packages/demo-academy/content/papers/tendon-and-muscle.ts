import type { Paper } from '../types.ts'

export const tissuePapers = {
  baar2017: {
    authors: 'Baar K',
    year: 2017,
    title: 'Minimizing injury and maximizing return to play: lessons from engineered ligaments',
    source: 'Sports Med 47(S1):5-11',
    doi: '10.1007/s40279-017-0719-x',
  },
  bohm2015: {
    authors: 'Bohm S, Mersmann F, Arampatzis A',
    year: 2015,
    title:
      'Human tendon adaptation in response to mechanical loading: a systematic review and meta-analysis of exercise intervention studies on healthy adults',
    source: 'Sports Med Open 1:7',
    doi: '10.1186/s40798-015-0009-9',
  },
  kongsgaard2009: {
    authors: 'Kongsgaard M, Kovanen V, Aagaard P, et al.',
    year: 2009,
    title:
      'Corticosteroid injections, eccentric decline squat training and heavy slow resistance training in patellar tendinopathy',
    source: 'Scand J Med Sci Sports 19(6):790-802',
    doi: '10.1111/j.1600-0838.2009.00949.x',
  },
  beyer2015: {
    authors: 'Beyer R, Kongsgaard M, Hougs Kjær B, et al.',
    year: 2015,
    title:
      'Heavy slow resistance versus eccentric training as treatment for Achilles tendinopathy: a randomized controlled trial',
    source: 'Am J Sports Med 43(7):1704-1711',
    doi: '10.1177/0363546515584760',
  },
  rio2015: {
    authors: 'Rio E, Kidgell D, Purdam C, et al.',
    year: 2015,
    title: 'Isometric exercise induces analgesia and reduces inhibition in patellar tendinopathy',
    source: 'Br J Sports Med 49(19):1277-1283',
    doi: '10.1136/bjsports-2014-094386',
  },
  cook2009: {
    authors: 'Cook JL, Purdam CR',
    year: 2009,
    title:
      'Is tendon pathology a continuum? A pathology model to explain the clinical presentation of load-induced tendinopathy',
    source: 'Br J Sports Med 43(6):409-416',
    doi: '10.1136/bjsm.2008.051193',
  },
  mckeon2015: {
    authors: 'McKeon PO, Hertel J, Bramble D, Davis I',
    year: 2015,
    title: 'The foot core system: a new paradigm for understanding intrinsic foot muscle function',
    source: 'Br J Sports Med 49(5):290',
    doi: '10.1136/bjsports-2013-092690',
  },
  ridge2019: {
    authors: 'Ridge ST, Olsen MT, Bruening DA, et al.',
    year: 2019,
    title: 'Walking in minimalist shoes is effective for strengthening foot muscles',
    source: 'Med Sci Sports Exerc 51(1):104-113',
    doi: '10.1249/MSS.0000000000001751',
  },
  taddei2020: {
    authors: 'Taddei UT, Matias AB, Duarte M, Sacco ICN',
    year: 2020,
    title:
      'Foot core training to prevent running-related injuries: a survival analysis of a single-blind, randomized controlled trial',
    source: 'Am J Sports Med 48(14):3610-3619',
    doi: '10.1177/0363546520969205',
  },
  askling2013: {
    authors: 'Askling CM, Tengvar M, Thorstensson A',
    year: 2013,
    title:
      'Acute hamstring injuries in Swedish elite football: a prospective randomised controlled clinical trial comparing two rehabilitation protocols',
    source: 'Br J Sports Med 47(15):953-959',
    doi: '10.1136/bjsports-2013-092165',
  },
  ekstrand2023: {
    authors: 'Ekstrand J, Bengtsson H, Waldén M, et al.',
    year: 2023,
    title:
      "Hamstring injury rates have increased during recent seasons and now constitute 24% of all injuries in men's professional football: the UEFA Elite Club Injury Study from 2001/02 to 2021/22",
    source: 'Br J Sports Med 57(5):292-298',
    doi: '10.1136/bjsports-2021-105407',
  },
  bayer2017: {
    authors: 'Bayer ML, Magnusson SP, Kjaer M',
    year: 2017,
    title: 'Early versus delayed rehabilitation after acute muscle injury',
    source: 'N Engl J Med 377(13):1300-1301',
    doi: '10.1056/NEJMc1708134',
  },
  haroy2019: {
    authors: 'Harøy J, Clarsen B, Wiger EG, et al.',
    year: 2019,
    title:
      'The Adductor Strengthening Programme prevents groin problems among male football players: a cluster-randomised controlled trial',
    source: 'Br J Sports Med 53(3):150-157',
    doi: '10.1136/bjsports-2017-098937',
  },
  thorborg2017: {
    authors: 'Thorborg K, Krommes KK, Esteve E, et al.',
    year: 2017,
    title:
      'Effect of specific exercise-based football injury prevention programmes on the overall injury rate in football: a systematic review and meta-analysis of the FIFA 11 and 11+ programmes',
    source: 'Br J Sports Med 51(7):562-571',
    doi: '10.1136/bjsports-2016-097066',
  },
  soligard2008: {
    authors: 'Soligard T, Myklebust G, Steffen K, et al.',
    year: 2008,
    title:
      'Comprehensive warm-up programme to prevent injuries in young female footballers: cluster randomised controlled trial',
    source: 'BMJ 337:a2469',
    doi: '10.1136/bmj.a2469',
  },
} as const satisfies Record<string, Paper>
