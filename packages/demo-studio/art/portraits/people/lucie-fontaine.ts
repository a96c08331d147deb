/** Lucie Fontaine, sports nutrition: copper hair, blazer; the plate as a halo, its share of protein in red. */
import { circle, g, path, rect, sector } from '../../drawing/svg.ts'
import { ear, face } from '../features.ts'
import { turnHead } from '../head.ts'
import { bust, mass, portrait, shape } from '../shapes.ts'

const skin = { hi: '#fee9d6', base: '#f4c9aa', shade: '#c98468', deep: '#84402f' }
const jacket = '#3f5220'
const jS = '#26300f'
const jL = '#647b37'
const tee = '#f6efdc'
const hair = '#b34a1c'
const hairS = '#6f2512'
const hairL = '#e08a47'

const head = turnHead({
  at: [600, 520],
  scale: 1.14,
  yaw: -16,
  pitch: 1,
  roll: 4,
  skin,
  build: { w: 0.97, jaw: 0.93, chin: 0.95, len: 0.97 },
})

export const lucie = portrait(
  'Lucie Fontaine, sports nutrition',
  rect(0, 0, 1200, 1500, { fill: '#dfe2ae' }),
  rect(0, 1150, 1200, 350, { fill: '#c3c98a' }),
  circle([600, 500], 500, { fill: '#fbf7e6' }),
  circle([600, 500], 430, { fill: '#e9ebc8' }),
  circle([600, 500], 404, { fill: '#fbf7e6' }),
  path(sector([600, 500], [0, 404], 180, 360), { fill: '#8fa043' }),
  path(sector([600, 500], [0, 404], 90, 180), { fill: '#c3c98a' }),
  path(sector([600, 500], [0, 404], 0, 90), { fill: '#d8412f' }),
  mass(
    '500,660! 502,800 490,870 470,930! 600,1110! 744,930! 718,860 708,800 708,660!',
    skin.base,
    shape('500,730! 560,800 630,830 690,790 712,740! 770,940! 640,1040! 610,940', skin.shade),
    shape('650,820! 712,760! 740,930! 680,960!', skin.deep),
  ),
  g(
    { transform: 'translate(0 -31) skewY(3)' },
    shape('430,920! 600,1080! 780,910! 840,1600! 400,1600!', tee),
    shape('640,1050! 780,900! 850,1600! 690,1600!', '#cfc7a8'),
    mass(
      '170,1600! 184,1290 228,1110 330,1005 452,900! 470,1100 560,1330 620,1600!',
      jacket,
      shape('170,1600! 184,1290 228,1110! 296,1190 290,1380 300,1600!', jS),
      shape('236,1090! 270,1050 340,985 448,912! 400,980 330,1040 270,1090!', jL),
    ),
    mass(
      '1030,1600! 1020,1290 980,1110 890,1000 764,895! 760,1100 700,1330 640,1600!',
      jS,
      shape('900,1200! 930,1360 920,1600! 890,1600! 900,1360', '#161d07'),
    ),
    shape('300,1280! 320,1400 356,1600! 270,1600! 282,1400', '#c3c98a'),
    shape('886,1280! 872,1400 850,1600! 924,1600! 910,1400', '#c3c98a'),
    mass(
      '448,890! 380,960 356,1100! 430,1116! 412,1160! 540,1380! 618,1600! 560,1300 480,1080',
      jL,
      shape('448,890! 480,1080 560,1300 618,1600! 590,1600! 440,1110!', jacket),
    ),
    mass(
      '768,885! 830,950 856,1090! 786,1110! 806,1150! 720,1370! 640,1600! 690,1290 750,1080',
      jacket,
      shape('768,885! 830,950 856,1090! 786,1110! 800,1000', '#4d6428'),
    ),
  ),
  bust(
    1.2,
    1015,
    // low knot behind, then the ear and the face
    head.part('60,-216,0 140,-150,-60 166,-40,-80 160,60,-80 128,120,-40! 100,0,0', hairS),
    mass(
      head.data('110,70,-90 160,60,-120 214,110,-130 206,180,-120 150,210,-100 104,170,-80'),
      hairS,
      head.part('120,80,-90 170,76,-120 190,120,-130 150,110,-110', hair),
      head.part('120,180,-90 160,150,-110 206,150,-120 180,200,-110', '#531a0c'),
    ),
    ear(head, 1, skin.shade, skin.deep),
    face(head, {
      browFill: '#8f421f',
      brow: { thick: 0.8, arch: 0.5, y: 1 },
      eye: { iris: '#5d7a3a', thick: 1 },
      shadedWhite: '#dcc6b4',
      mouth: { up: '#a73a37', low: '#d0605a', w: 1.04, full: 0.95, smile: 1.3 },
      nose: { w: 0.92 },
    }),
    circle(head.spot(148, 74, -14), 9, { fill: '#fbf7e6' }),
    // fringe swept from a side parting
    mass(
      head.data(
        '-44,-214,60! -100,-186,40 -140,-110,10 -146,-20,10 -134,60,30! -126,0,56 -116,-60,70! -100,-110,86 -70,-160,86',
      ),
      hair,
      head.part('-44,-214,60! -110,-150,50 -130,-60,40 -134,60,30! -124,0,58! -112,-80,76 -80,-160,84!', hairL),
    ),
    mass(
      head.data(
        '-44,-214,60! 30,-226,40 100,-200,10 150,-120,-30 160,-30,-40 140,-10,0! 126,-20,40! 100,-44,76! 40,-84,106 -20,-120,108 -52,-160,100',
      ),
      hair,
      head.part('-44,-214,60! 20,-190,84 90,-130,80 136,-40,40! 126,-20,40! 60,-84,100 -10,-134,106!', hairS),
      head.part('-44,-214,60! 30,-214,60 100,-170,50 140,-80,20! 80,-150,74 10,-190,84!', hairL),
      head.part('-40,-170,100! 0,-130,108 60,-90,104 100,-44,76! 40,-84,106 -20,-120,108!', hairL),
    ),
  ),
)
