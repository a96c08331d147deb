/** Karim Haddad, strength and power: shaved head, beard, quarter zip, arms folded; a loaded bar behind him. */
import { rect } from '../../drawing/svg.ts'
import { ear, face } from '../features.ts'
import { turnHead } from '../head.ts'
import { bust, mass, portrait, shape } from '../shapes.ts'

const skin = { hi: '#f0bd90', base: '#d3935f', shade: '#93482f', deep: '#541f18' }
const dark = '#200308'
const top = '#f6e6da'
const mid = '#dcbba8'
const deep = '#a87565'
const beard = '#241110'
/** A disc of the bar, seen from its edge. */
const disc = (x: number, width: number, height: number, fill: string, light: string) => [
  rect(x, 470 - height / 2, width, height, { fill, rx: 10 }),
  rect(x, 470 - height / 2, 10, height, { fill: light, rx: 5 }),
]

const head = turnHead({
  at: [590, 500],
  scale: 1.2,
  yaw: -19,
  pitch: 0,
  roll: 2,
  skin,
  build: { w: 1.05, jaw: 1.1, chin: 1.2 },
})

export const karim = portrait(
  'Karim Haddad, strength and power',
  rect(0, 0, 1200, 1500, { fill: '#c70039' }),
  rect(0, 1010, 1200, 490, { fill: '#a1002e' }),
  rect(0, 458, 1200, 24, { fill: dark }),
  disc(40, 66, 660, dark, '#4a0a18'),
  disc(112, 54, 560, '#8a0228', '#b3123f'),
  disc(172, 34, 340, dark, '#4a0a18'),
  rect(212, 440, 26, 60, { fill: '#fff1e2', rx: 6 }),
  disc(1094, 66, 660, dark, '#4a0a18'),
  disc(1034, 54, 560, '#8a0228', '#b3123f'),
  disc(994, 34, 340, dark, '#4a0a18'),
  rect(962, 440, 26, 60, { fill: '#fff1e2', rx: 6 }),
  mass(
    '474,640! 478,790 462,860 440,930! 600,1080! 770,930! 746,850 738,780 740,640!',
    skin.base,
    shape('470,720! 540,800 620,850 700,800 745,720! 800,960! 640,1080! 600,960', skin.shade),
    shape('640,830! 745,750! 790,960! 690,1010! 690,910', skin.deep),
  ),
  // torso
  mass(
    '70,1520! 74,1290 116,1130 200,1040 330,970 450,905! 540,990 600,1010 660,990 756,900! 880,955 1010,1030 1086,1130 1126,1290 1140,1520!',
    top,
    shape('700,950! 800,920! 1000,1000 1110,1130 1160,1530! 900,1530! 850,1280 750,1120', mid),
    shape('880,1530! 940,1330 950,1180! 1000,1300 1010,1530!', deep),
    shape('300,1190! 292,1300 310,1400! 270,1400! 276,1290', mid),
    shape('590,1000! 612,1000! 616,1240! 596,1240!', deep),
  ),
  // collar
  mass(
    '440,905! 432,850 448,818! 520,920 596,985! 680,920 752,806! 772,850 762,905! 720,1000 640,1090 600,1120! 550,1080 480,1000',
    top,
    shape('596,985! 680,920 752,800! 780,900! 720,1010 604,1130!', mid),
    shape('440,905! 446,840! 520,940 590,1010! 590,1040! 500,960', '#fff8ef'),
  ),
  rect(588, 1110, 26, 40, { fill: dark, rx: 4 }),
  // the lower forearm, its hand under the other arm
  mass(
    '74,1520! 78,1420 130,1352 250,1330 480,1310 760,1236 900,1216 956,1260! 950,1330! 700,1400 400,1520!',
    mid,
    shape('130,1360! 250,1336 480,1316 760,1242 900,1222 940,1240! 760,1290 480,1360 240,1370!', top),
  ),
  // the upper forearm, cuff and hand on the arm
  mass(
    '1140,1530! 1140,1400 1096,1318 1000,1300 820,1340 620,1372 452,1352! 436,1400 440,1450! 560,1490 760,1530!',
    mid,
    shape('1096,1330! 1000,1306 820,1346 620,1378 452,1358! 446,1400! 620,1426 820,1410 1010,1370', top),
    shape('440,1450! 640,1476 860,1450 1130,1400! 1160,1540! 600,1540!', deep),
  ),
  mass(
    '462,1346! 430,1340 404,1346! 392,1400 402,1460! 450,1470!',
    '#efd8c8',
    shape('404,1420! 460,1430! 450,1480! 396,1470!', mid),
  ),
  mass(
    '414,1346! 360,1318 300,1310 246,1316 214,1330 210,1352! 196,1366 194,1388! 192,1404 200,1420! 206,1436 226,1446! 262,1460 340,1466 408,1452!',
    skin.base,
    shape('214,1354! 270,1348 330,1356! 300,1364 250,1362!', skin.shade),
    shape('198,1390! 256,1386 324,1394! 290,1402 240,1400!', skin.shade),
    shape('206,1424! 256,1422 324,1430! 400,1424! 412,1460! 330,1480 230,1460!', skin.shade),
    shape('250,1322! 320,1318 380,1340! 340,1338 290,1332!', skin.hi),
  ),
  bust(
    1.2,
    1000,
    ear(head, 1, skin.shade, skin.deep),
    ear(head, -1, skin.base, skin.shade),
    face(head, {
      browFill: beard,
      brow: { thick: 2, arch: 0.2, y: 4 },
      eye: { iris: '#2e1710', open: 0.84, thick: 0.8, bag: skin.shade },
      shadedWhite: '#d9b89f',
      mouth: { up: '#6d2a24', low: '#b0604f', w: 0.92, full: 0.85, smile: 0.3 },
      nose: { w: 1.18, tip: 4 },
      onSkin: head.inside(
        head.part(
          '-150,-20,20! -132,-10,34! -124,40,46 -104,84,66 -80,108,80! -62,112,88 -40,98,104 -14,100,120! 0,106,124! 14,100,120! 40,98,104 62,112,88 80,108,80! 104,84,66 124,40,46 132,-10,34! 150,-20,20! 160,260,0! -160,260,0!',
          beard,
        ),
        head.part('-118,70,50! -100,104,66 -72,126,80! -66,160,90 -30,186,100! -60,210,80! -130,160,30!', '#4f2b24'),
        head.part('-44,124,92! -20,116,112 0,120,118 20,116,112 44,124,92! 30,146,106 0,150,114 -30,146,106', beard),
      ),
    }),
  ),
)
