import type { Paper } from '../types.ts'

export const loadPapers = {
  foster1998: {
    authors: 'Foster C',
    year: 1998,
    title: 'Monitoring training in athletes with reference to overtraining syndrome',
    source: 'Med Sci Sports Exerc 30(7):1164-1168',
    doi: '10.1097/00005768-199807000-00023',
  },
  foster2001: {
    authors: 'Foster C, Florhaug JA, Franklin J, et al.',
    year: 2001,
    title: 'A new approach to monitoring exercise training',
    source: 'J Strength Cond Res 15(1):109-115',
    doi: '10.1519/00124278-200102000-00019',
  },
  impellizzeri2004: {
    authors: 'Impellizzeri FM, Rampinini E, Coutts AJ, et al.',
    year: 2004,
    title: 'Use of RPE-based training load in soccer',
    source: 'Med Sci Sports Exerc 36(6):1042-1047',
    doi: '10.1249/01.MSS.0000128199.23901.2F',
  },
  impellizzeri2019: {
    authors: 'Impellizzeri FM, Marcora SM, Coutts AJ',
    year: 2019,
    title: 'Internal and external training load: 15 years on',
    source: 'Int J Sports Physiol Perform 14(2):270-273',
    doi: '10.1123/ijspp.2018-0935',
  },
  impellizzeri2020: {
    authors: 'Impellizzeri FM, Tenan MS, Kempton T, et al.',
    year: 2020,
    title: 'Acute:chronic workload ratio: conceptual issues and fundamental pitfalls',
    source: 'Int J Sports Physiol Perform 15(6):907-913',
    doi: '10.1123/ijspp.2019-0864',
  },
  lolli2019: {
    authors: 'Lolli L, Batterham AM, Hawkins R, et al.',
    year: 2019,
    title:
      'Mathematical coupling causes spurious correlation within the conventional acute-to-chronic workload ratio calculations',
    source: 'Br J Sports Med 53(15):921-922',
    doi: '10.1136/bjsports-2017-098110',
  },
  gabbett2016: {
    authors: 'Gabbett TJ',
    year: 2016,
    title: 'The training-injury prevention paradox: should athletes be training smarter and harder?',
    source: 'Br J Sports Med 50(5):273-280',
    doi: '10.1136/bjsports-2015-095788',
  },
  williams2017: {
    authors: 'Williams S, West S, Cross MJ, Stokes KA',
    year: 2017,
    title: 'Better way to determine the acute:chronic workload ratio?',
    source: 'Br J Sports Med 51(3):209-210',
    doi: '10.1136/bjsports-2016-096589',
  },
  bourdon2017: {
    authors: 'Bourdon PC, Cardinale M, Murray A, et al.',
    year: 2017,
    title: 'Monitoring athlete training loads: consensus statement',
    source: 'Int J Sports Physiol Perform 12(S2):S2-161-S2-170',
    doi: '10.1123/IJSPP.2017-0208',
  },
  saw2016: {
    authors: 'Saw AE, Main LC, Gastin PB',
    year: 2016,
    title:
      'Monitoring the athlete training response: subjective self-reported measures trump commonly used objective measures: a systematic review',
    source: 'Br J Sports Med 50(5):281-291',
    doi: '10.1136/bjsports-2015-094758',
  },
  hopkins2000: {
    authors: 'Hopkins WG',
    year: 2000,
    title: 'Measures of reliability in sports medicine and science',
    source: 'Sports Med 30(1):1-15',
    doi: '10.2165/00007256-200030010-00001',
  },
  varley2012: {
    authors: 'Varley MC, Fairweather IH, Aughey RJ',
    year: 2012,
    title:
      'Validity and reliability of GPS for measuring instantaneous velocity during acceleration, deceleration, and constant motion',
    source: 'J Sports Sci 30(2):121-127',
    doi: '10.1080/02640414.2011.627941',
  },
  malone2017: {
    authors: 'Malone JJ, Lovell R, Varley MC, Coutts AJ',
    year: 2017,
    title: 'Unpacking the black box: applications and considerations for using GPS devices in sport',
    source: 'Int J Sports Physiol Perform 12(S2):S2-18-S2-26',
    doi: '10.1123/ijspp.2016-0236',
  },
} as const satisfies Record<string, Paper>
