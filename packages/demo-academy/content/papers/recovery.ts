import type { Paper } from '../types.ts'

export const recoveryPapers = {
  kellmann2018: {
    authors: 'Kellmann M, Bertollo M, Bosquet L, et al.',
    year: 2018,
    title: 'Recovery and performance in sport: consensus statement',
    source: 'Int J Sports Physiol Perform 13(2):240-245',
    doi: '10.1123/ijspp.2017-0759',
  },
  fullagar2015: {
    authors: 'Fullagar HHK, Skorski S, Duffield R, et al.',
    year: 2015,
    title:
      'Sleep and athletic performance: the effects of sleep loss on exercise performance, and physiological and cognitive responses to exercise',
    source: 'Sports Med 45(2):161-186',
    doi: '10.1007/s40279-014-0260-0',
  },
  mah2011: {
    authors: 'Mah CD, Mah KE, Kezirian EJ, Dement WC',
    year: 2011,
    title: 'The effects of sleep extension on the athletic performance of collegiate basketball players',
    source: 'Sleep 34(7):943-950',
    doi: '10.5665/SLEEP.1132',
  },
  walsh2021: {
    authors: 'Walsh NP, Halson SL, Sargent C, et al.',
    year: 2021,
    title: 'Sleep and the athlete: narrative review and 2021 expert consensus recommendations',
    source: 'Br J Sports Med 55(7):356-368',
    doi: '10.1136/bjsports-2020-102025',
  },
  milewski2014: {
    authors: 'Milewski MD, Skaggs DL, Bishop GA, et al.',
    year: 2014,
    title: 'Chronic lack of sleep is associated with increased sports injuries in adolescent athletes',
    source: 'J Pediatr Orthop 34(2):129-133',
    doi: '10.1097/BPO.0000000000000151',
  },
  roberts2015: {
    authors: 'Roberts LA, Raastad T, Markworth JF, et al.',
    year: 2015,
    title:
      'Post-exercise cold water immersion attenuates acute anabolic signalling and long-term adaptations in muscle to strength training',
    source: 'J Physiol 593(18):4285-4301',
    doi: '10.1113/JP270570',
  },
  leeder2012: {
    authors: 'Leeder J, Gissane C, van Someren K, Gregson W, Howatson G',
    year: 2012,
    title: 'Cold water immersion and recovery from strenuous exercise: a meta-analysis',
    source: 'Br J Sports Med 46(4):233-240',
    doi: '10.1136/bjsports-2011-090061',
  },
  dupuy2018: {
    authors: 'Dupuy O, Douzi W, Theurot D, Bosquet L, Dugué B',
    year: 2018,
    title:
      'An evidence-based approach for choosing post-exercise recovery techniques to reduce markers of muscle damage, soreness, fatigue, and inflammation: a systematic review with meta-analysis',
    source: 'Front Physiol 9:403',
    doi: '10.3389/fphys.2018.00403',
  },
  nedelec2012: {
    authors: 'Nédélec M, McCall A, Carling C, et al.',
    year: 2012,
    title: 'Recovery in soccer: part I: post-match fatigue and time course of recovery',
    source: 'Sports Med 42(12):997-1015',
    doi: '10.2165/11635270-000000000-00000',
  },
  bosquet2007: {
    authors: 'Bosquet L, Montpetit J, Arvisais D, Mujika I',
    year: 2007,
    title: 'Effects of tapering on performance: a meta-analysis',
    source: 'Med Sci Sports Exerc 39(8):1358-1365',
    doi: '10.1249/mss.0b013e31806010e0',
  },
  mujika2003: {
    authors: 'Mujika I, Padilla S',
    year: 2003,
    title: 'Scientific bases for precompetition tapering strategies',
    source: 'Med Sci Sports Exerc 35(7):1182-1187',
    doi: '10.1249/01.MSS.0000074448.73931.11',
  },
  behm2016: {
    authors: 'Behm DG, Blazevich AJ, Kay AD, McHugh M',
    year: 2016,
    title:
      'Acute effects of muscle stretching on physical performance, range of motion, and injury incidence in healthy active individuals: a systematic review',
    source: 'Appl Physiol Nutr Metab 41(1):1-11',
    doi: '10.1139/apnm-2015-0235',
  },
  kay2012: {
    authors: 'Kay AD, Blazevich AJ',
    year: 2012,
    title: 'Effect of acute static stretch on maximal muscle performance: a systematic review',
    source: 'Med Sci Sports Exerc 44(1):154-164',
    doi: '10.1249/MSS.0b013e318225cb27',
  },
  mcgowan2015: {
    authors: 'McGowan CJ, Pyne DB, Thompson KG, Rattray B',
    year: 2015,
    title: 'Warm-up strategies for sport and exercise: mechanisms and applications',
    source: 'Sports Med 45(11):1523-1546',
    doi: '10.1007/s40279-015-0376-x',
  },
} as const satisfies Record<string, Paper>
