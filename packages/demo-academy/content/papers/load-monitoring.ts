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
  borg1982: {
    authors: 'Borg GA',
    year: 1982,
    title: 'Psychophysical bases of perceived exertion',
    source: 'Med Sci Sports Exerc 14(5):377-381',
    doi: '10.1249/00005768-198205000-00012',
  },
  soligard2016: {
    authors: 'Soligard T, Schwellnus M, Alonso JM, et al.',
    year: 2016,
    title:
      'How much is too much? (Part 1) International Olympic Committee consensus statement on load in sport and risk of injury',
    source: 'Br J Sports Med 50(17):1030-1041',
    doi: '10.1136/bjsports-2016-096581',
  },
  meeusen2013: {
    authors: 'Meeusen R, Duclos M, Foster C, et al.',
    year: 2013,
    title:
      'Prevention, diagnosis, and treatment of the overtraining syndrome: joint consensus statement of the European College of Sport Science and the American College of Sports Medicine',
    source: 'Med Sci Sports Exerc 45(1):186-205',
    doi: '10.1249/MSS.0b013e318279a10a',
  },
  wang2020: {
    authors: 'Wang C, Vargas JT, Stokes T, Steele R, Shrier I',
    year: 2020,
    title: 'Analyzing activity and injury: lessons learned from the acute:chronic workload ratio',
    source: 'Sports Med 50(7):1243-1254',
    doi: '10.1007/s40279-020-01280-1',
  },
  impellizzeri2021acwr: {
    authors: 'Impellizzeri FM, Woodcock S, Coutts AJ, et al.',
    year: 2021,
    title:
      'What role do chronic workloads play in the acute to chronic workload ratio? Time to dismiss ACWR and its underlying theory',
    source: 'Sports Med 51(3):581-592',
    doi: '10.1007/s40279-020-01378-6',
  },
  busso2003: {
    authors: 'Busso T',
    year: 2003,
    title: 'Variable dose-response relationship between exercise training and performance',
    source: 'Med Sci Sports Exerc 35(7):1188-1195',
    doi: '10.1249/01.MSS.0000074465.13621.37',
  },
  buchheit2017: {
    authors: 'Buchheit M, Simpson BM',
    year: 2017,
    title: 'Player-tracking technology: half-full or half-empty glass?',
    source: 'Int J Sports Physiol Perform 12(S2):S2-35-S2-41',
    doi: '10.1123/ijspp.2016-0499',
  },
  hillhaas2011: {
    authors: 'Hill-Haas SV, Dawson B, Impellizzeri FM, Coutts AJ',
    year: 2011,
    title: 'Physiology of small-sided games training in football: a systematic review',
    source: 'Sports Med 41(3):199-220',
    doi: '10.2165/11539740-000000000-00000',
  },
  rampinini2007: {
    authors: 'Rampinini E, Impellizzeri FM, Castagna C, et al.',
    year: 2007,
    title: 'Factors influencing physiological responses to small-sided soccer games',
    source: 'J Sports Sci 25(6):659-666',
    doi: '10.1080/02640410600811858',
  },
  riboli2020: {
    authors: 'Riboli A, Coratella G, Rampichini S, et al.',
    year: 2020,
    title:
      'Area per player in small-sided games to replicate the external load and estimated physiological match demands in elite soccer players',
    source: 'PLoS One 15(9):e0229194',
    doi: '10.1371/journal.pone.0229194',
  },
  malone2017gaelic: {
    authors: 'Malone S, Roe M, Doran DA, Gabbett TJ, Collins K',
    year: 2017,
    title:
      'High chronic training loads and exposure to bouts of maximal velocity running reduce injury risk in elite Gaelic football',
    source: 'J Sci Med Sport 20(3):250-254',
    doi: '10.1016/j.jsams.2016.08.005',
  },
} as const satisfies Record<string, Paper>
