import type { Paper } from '../types.ts'

export const analysisPapers = {
  buldu2018: {
    authors: 'Buldú JM, Busquets J, Martínez JH, et al.',
    year: 2018,
    title:
      'Using network science to analyse football passing networks: dynamics, space, time, and the multilayer nature of the game',
    source: 'Front Psychol 9:1900',
    doi: '10.3389/fpsyg.2018.01900',
  },
  grund2012: {
    authors: 'Grund TU',
    year: 2012,
    title: 'Network structure and team performance: the case of English Premier League soccer teams',
    source: 'Soc Networks 34(4):682-690',
    doi: '10.1016/j.socnet.2012.08.004',
  },
  low2020: {
    authors: 'Low B, Coutinho D, Gonçalves B, et al.',
    year: 2020,
    title: 'A systematic review of collective tactical behaviours in football using positional data',
    source: 'Sports Med 50(2):343-385',
    doi: '10.1007/s40279-019-01194-7',
  },
  andrienko2017: {
    authors: 'Andrienko G, Andrienko N, Budziak G, et al.',
    year: 2017,
    title: 'Visual analysis of pressure in football',
    source: 'Data Min Knowl Discov 31(6):1793-1839',
    doi: '10.1007/s10618-017-0513-2',
  },
  rein2016: {
    authors: 'Rein R, Memmert D',
    year: 2016,
    title: 'Big data and tactical analysis in elite soccer: future challenges and opportunities for sports science',
    source: 'SpringerPlus 5:1410',
    doi: '10.1186/s40064-016-3108-2',
  },
  anzer2021: {
    authors: 'Anzer G, Bauer P',
    year: 2021,
    title:
      'A goal scoring probability model for shots based on synchronized positional and event data in football (soccer)',
    source: 'Front Sports Act Living 3:624475',
    doi: '10.3389/fspor.2021.624475',
  },
  mead2023: {
    authors: "Mead J, O'Hare A, McMenemy P",
    year: 2023,
    title: 'Expected goals in football: improving model performance and demonstrating value',
    source: 'PLoS One 18(4):e0282295',
    doi: '10.1371/journal.pone.0282295',
  },
  robberechts2020: {
    authors: 'Robberechts P, Davis J',
    year: 2020,
    title: 'How data availability affects the ability to learn good xG models',
    source: 'Machine Learning and Data Mining for Sports Analytics, Springer, 17-27',
    doi: '10.1007/978-3-030-64912-8_2',
  },
  pappalardo2019: {
    authors: 'Pappalardo L, Cintia P, Rossi A, et al.',
    year: 2019,
    title: 'A public data set of spatio-temporal match events in soccer competitions',
    source: 'Sci Data 6:236',
    doi: '10.1038/s41597-019-0247-7',
  },
  decroos2019: {
    authors: 'Decroos T, Bransen L, Van Haaren J, Davis J',
    year: 2019,
    title: 'Actions speak louder than goals: valuing player actions in soccer',
    source: 'Proc 25th ACM SIGKDD Int Conf Knowl Discov Data Min, 1851-1861',
    doi: '10.1145/3292500.3330758',
  },
  hughes2002: {
    authors: 'Hughes MD, Bartlett RM',
    year: 2002,
    title: 'The use of performance indicators in performance analysis',
    source: 'J Sports Sci 20(10):739-754',
    doi: '10.1080/026404102320675602',
  },
  carling2013: {
    authors: 'Carling C',
    year: 2013,
    title:
      'Interpreting physical performance in professional soccer match-play: should we be more pragmatic in our approach?',
    source: 'Sports Med 43(8):655-663',
    doi: '10.1007/s40279-013-0055-8',
  },
  gregson2010: {
    authors: 'Gregson W, Drust B, Atkinson G, Di Salvo V',
    year: 2010,
    title: 'Match-to-match variability of high-speed activities in Premier League soccer',
    source: 'Int J Sports Med 31(4):237-242',
    doi: '10.1055/s-0030-1247546',
  },
  whitehead2018: {
    authors: 'Whitehead S, Till K, Weaving D, Jones B',
    year: 2018,
    title: 'The use of microtechnology to quantify the peak match demands of the football codes: a systematic review',
    source: 'Sports Med 48(11):2549-2575',
    doi: '10.1007/s40279-018-0965-6',
  },
  novak2021: {
    authors: 'Novak AR, Impellizzeri FM, Trivedi A, Coutts AJ, McCall A',
    year: 2021,
    title:
      'Analysis of the worst-case scenarios in an elite football team: towards a better understanding and application',
    source: 'J Sports Sci 39(16):1850-1859',
    doi: '10.1080/02640414.2021.1902138',
  },
  mackenzie2013: {
    authors: 'Mackenzie R, Cushion C',
    year: 2013,
    title: 'Performance analysis in football: a critical review and implications for future research',
    source: 'J Sports Sci 31(6):639-676',
    doi: '10.1080/02640414.2012.746720',
  },
  sarmento2014: {
    authors: 'Sarmento H, Marcelino R, Anguera MT, et al.',
    year: 2014,
    title: 'Match analysis in football: a systematic review',
    source: 'J Sports Sci 32(20):1831-1843',
    doi: '10.1080/02640414.2014.898852',
  },
  bradley2018: {
    authors: 'Bradley PS, Ade JD',
    year: 2018,
    title:
      'Are current physical match performance metrics in elite soccer fit for purpose or is the adoption of an integrated approach needed?',
    source: 'Int J Sports Physiol Perform 13(5):656-664',
    doi: '10.1123/ijspp.2017-0433',
  },
} as const satisfies Record<string, Paper>
