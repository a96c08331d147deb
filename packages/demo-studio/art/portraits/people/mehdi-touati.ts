/** Mehdi Touati, performance analysis: curls, stubble, headset, club jacket; a pitch and one passing line behind him. */
import { type Point, range } from '../../drawing/geometry.ts'
import { circle, g, rect } from '../../drawing/svg.ts'
import { ear, face } from '../features.ts'
import { turnHead } from '../head.ts'
import { bust, mass, portrait, shape, stroke } from '../shapes.ts'

const skin = { hi: '#eab583', base: '#c98c58', shade: '#84492d', deep: '#4a2015' }
const field = '#1f6246'
const chalk = '#4e9071'
const ink = '#0e2a20'
const jacket = '#f3ead9'
const mid = '#c8bfa6'
const hair = '#17100d'
const hairL = '#43302a'
const set = '#0c1512'

const head = turnHead({
  at: [600, 530],
  scale: 1.16,
  yaw: 21,
  pitch: 1,
  roll: -2,
  skin,
  build: { w: 0.96, jaw: 0.97, chin: 1 },
})
/** Where the curls sit, around the crown, and how large they are. */
const curls = range(0, 14).map(i => {
  const turn = Math.PI * (0.86 + (i * 1.28) / 14)
  const spot = head.spot(Math.cos(turn) * 152, -92 + Math.sin(turn) * 156, -14)
  return circle(spot, (44 + ((i * 7) % 5) * 3) * head.scale, { fill: hair })
})
const players: readonly Point[] = [
  [190, 300],
  [1020, 150],
]
const others: readonly Point[] = [
  [96, 640],
  [330, 130],
  [1090, 780],
  [900, 60],
]

export const mehdi = portrait(
  'Mehdi Touati, performance analysis',
  rect(0, 0, 1200, 1500, { fill: field }),
  circle([600, 520], 430, { fill: 'none', stroke: chalk, 'stroke-width': 8 }),
  stroke('-10,520 1210,520', chalk, 8),
  stroke('-20,860! 190,300! 1020,150! 1220,640!', '#ffcf4a', 12),
  players.map(spot => [circle(spot, 34, { fill: '#ffcf4a' }), circle(spot, 14, { fill: field })]),
  others.map(spot => circle(spot, 26, { fill: chalk })),
  mass(
    '474,640! 480,800 480,900 500,1000! 600,1130! 720,1000! 740,900 742,780 740,640!',
    skin.base,
    shape('470,720! 540,800 620,850 700,800 745,720! 800,960! 640,1080! 600,960', skin.shade),
    shape('640,830! 745,750! 790,960! 690,1010! 690,910', skin.deep),
  ),
  g(
    { transform: 'translate(0 -26) skewY(2.5)' },
    mass(
      '160,1600! 170,1290 210,1110 300,1010 420,945 470,900! 540,1010 610,1060 690,1000 760,885! 880,940 980,1010 1040,1120 1070,1300 1080,1600!',
      ink,
      shape(
        '470,880! 440,950 350,1110 326,1290 322,1600! 990,1600! 976,1290 930,1060 860,920! 760,860! 610,1020!',
        jacket,
      ),
      shape('752,960! 800,900! 870,920! 940,1060 980,1290 990,1600! 860,1600! 860,1270 800,1090', mid),
      shape('858,910! 930,1060 974,1290 990,1640! 1140,1600! 1130,1200 1000,960!', '#081a13'),
    ),
    shape('322,1290! 334,1400 352,1600! 296,1600! 306,1400', field),
    shape('884,1290! 872,1400 856,1600! 910,1600! 900,1400', field),
    mass(
      '465,905! 456,850 478,820! 540,930 606,1000! 690,920 750,806! 774,850 766,890! 720,1010 612,1110! 520,1020',
      ink,
      shape('606,1000! 690,920 750,806! 780,880! 720,1020 612,1115!', '#081a13'),
    ),
    rect(602, 1090, 16, 430, { fill: ink }),
  ),
  bust(
    1.2,
    1020,
    curls,
    ear(head, -1, skin.base, skin.shade),
    face(head, {
      browFill: hair,
      brow: { thick: 1.7, arch: 0.5, y: 2 },
      eye: { iris: '#33200f', thick: 0.8 },
      shadedWhite: '#d3b497',
      mouth: { up: '#87392c', low: '#b0604b', full: 0.95, smile: 0.5 },
      nose: { w: 1.06, hook: 4, len: 4 },
      onSkin: head.inside(
        head.part(
          '-160,-230,0! 160,-230,0! 160,0,0! 122,-10,50! 112,-70,72! 92,-98,88! 0,-112,110 -92,-98,90! -112,-70,72! -126,-30,50! -160,0,0!',
          hair,
        ),
        head.part(
          '-140,20,0! -118,70,50! -70,110,84! -54,104,92 -30,98,106 0,104,122 30,98,106 54,104,92 70,110,84! 118,70,50! 140,20,0! 160,260,0! -160,260,0!',
          '#7a4a30',
          1,
          { opacity: 0.75 },
        ),
      ),
    }),
    head.crown(hair),
    // the front of the curls
    mass(
      head.data(
        '-122,-40,50! -140,-90,40! -120,-116,56 -126,-146,56! -96,-150,80 -90,-176,80! -56,-160,96 -40,-186,90! -10,-164,100 14,-186,90! 36,-160,96 64,-178,84! 74,-148,84 104,-154,64! 104,-122,64 128,-110,44! 124,-70,48 116,-44,58! 104,-70,76 92,-96,86! 78,-84,94 60,-104,100! 44,-92,106 22,-110,108! 4,-94,110 -20,-112,108! -40,-96,106 -62,-110,98! -78,-92,94 -94,-104,84! -104,-80,76',
      ),
      hair,
      head.part('-110,-120,70! -96,-146,80 -70,-150,92! -84,-130,92!', hairL),
      head.part('-50,-140,100! -34,-166,96 -6,-160,102! -24,-138,106!', hairL),
      head.part('20,-134,106! 34,-156,98 58,-150,94! 42,-130,102!', hairL),
      head.part('-128,-70,50! -126,-96,56 -108,-100,70! -116,-78,66!', hairL),
    ),
    // headset: band, far cup, cup, arm to the mouth
    head.strand(
      '-140,0,-10 -156,-90,-10 -134,-180,-10 -70,-240,-10 10,-254,-10 84,-234,-10 138,-170,-14 156,-80,-20 156,-10,-20',
      '#f3ead9',
      13,
    ),
    head.part('134,-40,10! 160,-34,-10 168,10,-14 158,50,-14 136,46,6!', set),
    head.part('118,-56,10! 156,-56,-10 172,8,-10 158,70,-10 122,70,10! 108,10,20', set, -1),
    head.part('130,-32,10 150,-30,0 158,10,0 148,48,0 130,48,10 124,10,10', '#2f4a40', -1),
    head.part('134,-20,10 140,-30,4 132,40,10 128,10,10', '#5d8a76', -1),
    head.strand('-134,60,0! -124,130,50 -70,150,106', set, 7),
    head.part('-80,142,108 -44,134,124 -38,150,124 -74,164,110', set),
  ),
)
