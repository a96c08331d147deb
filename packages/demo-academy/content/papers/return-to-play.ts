import type { Paper } from '../types.ts'

export const returnPapers = {
  ardern2016: {
    authors: 'Ardern CL, Glasgow P, Schneiders A, et al.',
    year: 2016,
    title: '2016 consensus statement on return to sport from the First World Congress in Sports Physical Therapy, Bern',
    source: 'Br J Sports Med 50(14):853-864',
    doi: '10.1136/bjsports-2016-096278',
  },
  grindem2016: {
    authors: 'Grindem H, Snyder-Mackler L, Moksnes H, et al.',
    year: 2016,
    title:
      'Simple decision rules can reduce reinjury risk by 84% after ACL reconstruction: the Delaware-Oslo ACL cohort study',
    source: 'Br J Sports Med 50(13):804-808',
    doi: '10.1136/bjsports-2016-096031',
  },
  kyritsis2016: {
    authors: 'Kyritsis P, Bahr R, Landreau P, et al.',
    year: 2016,
    title:
      'Likelihood of ACL graft rupture: not meeting six clinical discharge criteria before return to sport is associated with a four times greater risk of rupture',
    source: 'Br J Sports Med 50(15):946-951',
    doi: '10.1136/bjsports-2015-095908',
  },
  wellsandt2017: {
    authors: 'Wellsandt E, Failla MJ, Snyder-Mackler L',
    year: 2017,
    title: 'Limb symmetry indexes can overestimate knee function after anterior cruciate ligament injury',
    source: 'J Orthop Sports Phys Ther 47(5):334-338',
    doi: '10.2519/jospt.2017.7285',
  },
  losciale2019: {
    authors: 'Losciale JM, Zdeb RM, Ledbetter L, et al.',
    year: 2019,
    title:
      'The association between passing return-to-sport criteria and second anterior cruciate ligament injury risk: a systematic review with meta-analysis',
    source: 'J Orthop Sports Phys Ther 49(2):43-54',
    doi: '10.2519/jospt.2019.8190',
  },
  webster2019: {
    authors: 'Webster KE, Hewett TE',
    year: 2019,
    title:
      'What is the evidence for and validity of return-to-sport testing after anterior cruciate ligament reconstruction surgery? A systematic review and meta-analysis',
    source: 'Sports Med 49(6):917-929',
    doi: '10.1007/s40279-019-01093-x',
  },
  kotsifaki2022: {
    authors: 'Kotsifaki A, Whiteley R, Van Rossom S, et al.',
    year: 2022,
    title:
      'Single leg hop for distance symmetry masks lower limb biomechanics: time to discuss hop distance as decision criterion for return to sport after ACL reconstruction?',
    source: 'Br J Sports Med 56(5):249-256',
    doi: '10.1136/bjsports-2020-103677',
  },
  kotsifaki2023: {
    authors: 'Kotsifaki R, Korakakis V, King E, et al.',
    year: 2023,
    title: 'Aspetar clinical practice guideline on rehabilitation after anterior cruciate ligament reconstruction',
    source: 'Br J Sports Med 57(9):500-514',
    doi: '10.1136/bjsports-2022-106158',
  },
  koga2010: {
    authors: 'Koga H, Nakamae A, Shima Y, et al.',
    year: 2010,
    title:
      'Mechanisms for noncontact anterior cruciate ligament injuries: knee joint kinematics in 10 injury situations from female team handball and basketball',
    source: 'Am J Sports Med 38(11):2218-2225',
    doi: '10.1177/0363546510373570',
  },
  dellavilla2020: {
    authors: 'Della Villa F, Buckthorpe M, Grassi A, et al.',
    year: 2020,
    title:
      'Systematic video analysis of ACL injuries in professional male football (soccer): injury mechanisms, situational patterns and biomechanics study on 134 consecutive cases',
    source: 'Br J Sports Med 54(23):1423-1432',
    doi: '10.1136/bjsports-2019-101247',
  },
  padua2009: {
    authors: 'Padua DA, Marshall SW, Boling MC, et al.',
    year: 2009,
    title:
      'The Landing Error Scoring System (LESS) is a valid and reliable clinical assessment tool of jump-landing biomechanics: the JUMP-ACL study',
    source: 'Am J Sports Med 37(10):1996-2002',
    doi: '10.1177/0363546509343200',
  },
  bahr2016: {
    authors: 'Bahr R',
    year: 2016,
    title: 'Why screening tests to predict injury do not work, and probably never will: a critical review',
    source: 'Br J Sports Med 50(13):776-780',
    doi: '10.1136/bjsports-2016-096256',
  },
  taberner2019: {
    authors: 'Taberner M, Allen T, Cohen DD',
    year: 2019,
    title: 'Progressing rehabilitation after injury: consider the "control-chaos continuum"',
    source: 'Br J Sports Med 53(18):1132-1136',
    doi: '10.1136/bjsports-2018-100157',
  },
  webster2008: {
    authors: 'Webster KE, Feller JA, Lambros C',
    year: 2008,
    title:
      'Development and preliminary validation of a scale to measure the psychological impact of returning to sport following anterior cruciate ligament reconstruction surgery',
    source: 'Phys Ther Sport 9(1):9-15',
    doi: '10.1016/j.ptsp.2007.09.003',
  },
  beischer2020: {
    authors: 'Beischer S, Gustavsson L, Senorski EH, et al.',
    year: 2020,
    title:
      'Young athletes who return to sport before 9 months after anterior cruciate ligament reconstruction have a rate of new injury 7 times that of those who delay return',
    source: 'J Orthop Sports Phys Ther 50(2):83-90',
    doi: '10.2519/jospt.2020.9071',
  },
  bishop2018: {
    authors: 'Bishop C, Read P, Lake J, et al.',
    year: 2018,
    title: 'Interlimb asymmetries: understanding how to calculate differences from bilateral and unilateral tests',
    source: 'Strength Cond J 40(4):1-6',
    doi: '10.1519/SSC.0000000000000371',
  },
  creighton2010: {
    authors: 'Creighton DW, Shrier I, Shultz R, Meeuwisse WH, Matheson GO',
    year: 2010,
    title: 'Return-to-play in sport: a decision-based model',
    source: 'Clin J Sport Med 20(5):379-385',
    doi: '10.1097/JSM.0b013e3181f3c0fe',
  },
  shrier2015: {
    authors: 'Shrier I',
    year: 2015,
    title: 'Strategic Assessment of Risk and Risk Tolerance (StARRT) framework for return-to-play decision-making',
    source: 'Br J Sports Med 49(20):1311-1315',
    doi: '10.1136/bjsports-2014-094460',
  },
  wiggins2016: {
    authors: 'Wiggins AJ, Grandhi RK, Schneider DK, et al.',
    year: 2016,
    title:
      'Risk of secondary injury in younger athletes after anterior cruciate ligament reconstruction: a systematic review and meta-analysis',
    source: 'Am J Sports Med 44(7):1861-1876',
    doi: '10.1177/0363546515621554',
  },
  patricios2023: {
    authors: 'Patricios JS, Schneider KJ, Dvorak J, et al.',
    year: 2023,
    title:
      'Consensus statement on concussion in sport: the 6th International Conference on Concussion in Sport, Amsterdam, October 2022',
    source: 'Br J Sports Med 57(11):695-711',
    doi: '10.1136/bjsports-2023-106898',
  },
  buckthorpe2019: {
    authors: 'Buckthorpe M',
    year: 2019,
    title:
      'Optimising the late-stage rehabilitation and return-to-sport training and testing process after ACL reconstruction',
    source: 'Sports Med 49(7):1043-1058',
    doi: '10.1007/s40279-019-01102-z',
  },
  noyes1991: {
    authors: 'Noyes FR, Barber SD, Mangine RE',
    year: 1991,
    title: 'Abnormal lower limb symmetry determined by function hop tests after anterior cruciate ligament rupture',
    source: 'Am J Sports Med 19(5):513-518',
    doi: '10.1177/036354659101900518',
  },
} as const satisfies Record<string, Paper>
