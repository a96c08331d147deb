/** Eighteen portraits of invented people: hair, coverings, builds, ages and skin tones. */
import { type Category, mix, palettes } from '../drawing/palette.ts'
import { circle, doc, type Drawing, path, rect, sector } from '../drawing/svg.ts'
import { type HairStyle, hairStyles } from './avatar-hair.ts'
import { beards, coverings, dressed, faceOutline, faces, features, glasses, type Top } from './avatar-parts.ts'

const SKIN = ['#f6d7bb', '#e8b88f', '#cf9a6b', '#a86b43', '#7b4a2c', '#4f2e1e'] as const
const HAIR = {
  black: '#1b1312',
  brown: '#4a2a18',
  auburn: '#86411b',
  blond: '#c9973f',
  grey: '#9b9590',
  white: '#dcd8d2',
} as const

export type Portrait = {
  category: Category
  skin: 0 | 1 | 2 | 3 | 4 | 5
  face: keyof typeof faces
  hair: HairStyle
  tone: keyof typeof HAIR
  /** Half-width of the shoulders, px. */
  build: number
  top: Top
  covering?: keyof typeof coverings
  beard?: keyof typeof beards
  glasses?: true
  older?: true
}

export const portraits: readonly Portrait[] = [
  {
    category: 'load-monitoring',
    skin: 1,
    face: 'oval',
    hair: 'side',
    tone: 'brown',
    build: 132,
    top: 'blazer',
    glasses: true,
  },
  { category: 'strength-and-power', skin: 4, face: 'oval', hair: 'afro', tone: 'black', build: 124, top: 'tee' },
  { category: 'sprint-mechanics', skin: 3, face: 'long', hair: 'locs', tone: 'black', build: 140, top: 'track' },
  {
    category: 'endurance-physiology',
    skin: 0,
    face: 'oval',
    hair: 'ponytail',
    tone: 'auburn',
    build: 116,
    top: 'sash',
  },
  {
    category: 'return-to-play',
    skin: 2,
    face: 'round',
    hair: 'bald',
    tone: 'black',
    build: 122,
    top: 'polo',
    covering: 'hijab',
  },
  {
    category: 'nutrition',
    skin: 5,
    face: 'square',
    hair: 'fade',
    tone: 'black',
    build: 156,
    top: 'stripes',
    beard: 'short',
  },
  {
    category: 'talent-development',
    skin: 0,
    face: 'round',
    hair: 'receding',
    tone: 'white',
    build: 140,
    top: 'polo',
    glasses: true,
    older: true,
  },
  { category: 'performance-analysis', skin: 1, face: 'oval', hair: 'bob', tone: 'black', build: 114, top: 'blazer' },
  {
    category: 'load-monitoring',
    skin: 3,
    face: 'oval',
    hair: 'bald',
    tone: 'black',
    build: 146,
    top: 'polo',
    covering: 'turban',
    beard: 'full',
  },
  {
    category: 'sprint-mechanics',
    skin: 5,
    face: 'oval',
    hair: 'braids',
    tone: 'black',
    build: 120,
    top: 'tee',
    covering: 'headband',
  },
  {
    category: 'endurance-physiology',
    skin: 2,
    face: 'long',
    hair: 'curls',
    tone: 'brown',
    build: 126,
    top: 'hoops',
    beard: 'moustache',
  },
  {
    category: 'strength-and-power',
    skin: 1,
    face: 'square',
    hair: 'fade',
    tone: 'blond',
    build: 160,
    top: 'track',
    beard: 'full',
  },
  {
    category: 'return-to-play',
    skin: 4,
    face: 'round',
    hair: 'pixie',
    tone: 'grey',
    build: 128,
    top: 'polo',
    glasses: true,
    older: true,
  },
  { category: 'nutrition', skin: 0, face: 'oval', hair: 'long', tone: 'blond', build: 116, top: 'stripes' },
  { category: 'talent-development', skin: 3, face: 'oval', hair: 'bun', tone: 'brown', build: 118, top: 'hoops' },
  {
    category: 'performance-analysis',
    skin: 2,
    face: 'square',
    hair: 'side',
    tone: 'grey',
    build: 144,
    top: 'blazer',
    beard: 'short',
    older: true,
  },
  {
    category: 'load-monitoring',
    skin: 5,
    face: 'round',
    hair: 'bald',
    tone: 'black',
    build: 124,
    top: 'sash',
    covering: 'hijab',
  },
  {
    category: 'sprint-mechanics',
    skin: 1,
    face: 'oval',
    hair: 'fade',
    tone: 'brown',
    build: 130,
    top: 'polo',
    covering: 'cap',
  },
]

/** Hair, or the covering that hides it: what lies behind the head and what lies over it. */
function headwear(o: Portrait, cloth: string): { back: Drawing; front: Drawing } {
  const style = hairStyles[o.hair]
  const fill = HAIR[o.tone]
  const face = faces[o.face]
  const hair = { back: 'back' in style ? style.back(fill, face) : '', front: style.front(fill, face) }
  if (!o.covering) return hair
  const cover = coverings[o.covering]
  return { back: [hair.back, cover.back(cloth)], front: [hair.front, cover.front(cloth)] }
}

/** Ground, cloth, shirt and trim of a portrait, so that shirt and ground never share a tone. */
function coloursOf({ category, skin }: Portrait) {
  const p = palettes[category].day
  const covering = skin > 4 ? p.signal : mix(p.ink, p.signal, 0.18)
  if (category === 'endurance-physiology' || category === 'performance-analysis')
    return { ground: p.second, disc: p.quiet, covering: p.signal, shirt: p.ink, trim: p.field }
  if (category === 'strength-and-power')
    return { ground: p.field, disc: p.second, covering, shirt: p.ink, trim: p.signal }
  return { ground: p.field, disc: p.second, covering, shirt: p.signal, trim: p.ink }
}

/** Face with the shaded half, beard, features and glasses. */
function faceOf(o: Portrait, shade: string): Drawing {
  const face = faces[o.face]
  const skin = SKIN[o.skin]
  const ink = o.skin > 3 ? '#1a0d09' : '#2b1a14'
  const { cheek, jaw, chin } = face
  const half = `M200 74C${200 + cheek * 0.6} 74 ${200 + cheek} 96 ${200 + cheek} 142C${200 + cheek} 196 ${200 + jaw} ${chin} 200 ${chin}Z`
  const pale = o.tone === 'white' || o.tone === 'grey'
  return [
    path(faceOutline(face), { fill: skin }),
    path(half, { fill: mix(skin, '#2a0d06', 0.07) }),
    o.beard ? beards[o.beard](HAIR[o.tone], face) : '',
    features(pale ? mix(ink, skin, 0.25) : ink, shade, o.older ?? false),
    o.glasses ? glasses(ink) : '',
  ]
}

export function avatar(o: Portrait): string {
  const { ground, disc, covering, shirt, trim } = coloursOf(o)
  const shade = mix(SKIN[o.skin], '#2a0d06', 0.24)
  const { back, front } = headwear(o, covering)
  const ears = [-1, 1].map(k => circle([200 + k * (faces[o.face].cheek + 2), 168], 13, { fill: shade }))
  return doc([400, 400], 'Portrait', [
    rect(0, 0, 400, 400, { fill: ground }),
    path(sector([200, 400], [0, 330], -90, 0), { fill: disc }),
    back,
    path('M166 226H234V288C234 322 166 322 166 288Z', { fill: shade }),
    dressed(o.build, o.top, shirt, trim),
    path('M166 270V284C168 314 232 314 234 284V270Z', { fill: shade }),
    o.covering === 'hijab' ? '' : ears,
    faceOf(o, shade),
    front,
  ])
}
