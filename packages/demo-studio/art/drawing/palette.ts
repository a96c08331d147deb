/**
 * Palettes: one per category, five roles each; a scene uses nothing else.
 * field = flat ground, second = second flat area, ink = figures and heavy line,
 * quiet = grid and far limbs, signal = the one measured thing.
 */
export type Palette = Readonly<Record<'field' | 'second' | 'ink' | 'quiet' | 'signal', string>>

const palette = (field: string, second: string, ink: string, quiet: string, signal: string): Palette => ({
  field,
  second,
  ink,
  quiet,
  signal,
})

export const brand = { 500: '#eb274e', 600: '#c70039' } as const
export const neutral = { ink: '#1d1414', paper: '#fcfaf8' } as const

export const palettes = {
  'load-monitoring': {
    day: palette('#efe5d5', '#e3a72f', '#1d1414', '#d5c7b0', '#c70039'),
    night: palette('#1d1414', '#e3a72f', '#f1e8db', '#4a3b35', '#eb274e'),
  },
  'strength-and-power': {
    day: palette('#c70039', '#a1002e', '#200308', '#8a0228', '#fff1e2'),
    night: palette('#2a0a10', '#c70039', '#f6e6da', '#5c1f2a', '#ffb59a'),
  },
  'sprint-mechanics': {
    day: palette('#f3b62e', '#e79a17', '#1b1310', '#d28a12', '#c70039'),
    night: palette('#d9532c', '#c04521', '#1f0d08', '#a93a1a', '#fff0d6'),
  },
  'endurance-physiology': {
    day: palette('#11262e', '#1d3b45', '#f2e7d6', '#3a5a62', '#ff6a4d'),
    night: palette('#f2e7d6', '#e3d3ba', '#11262e', '#c4b69d', '#c70039'),
  },
  nutrition: {
    day: palette('#dfe2ae', '#8fa043', '#26300f', '#c3c98a', '#d8412f'),
    night: palette('#3c1020', '#7d2038', '#f7e3cf', '#c95a6b', '#ffc94d'),
  },
  'return-to-play': {
    day: palette('#bcd3d3', '#9dbcbd', '#12282b', '#8aacad', '#c70039'),
    night: palette('#f6efe4', '#bcd3d3', '#12282b', '#d8cfc0', '#c70039'),
  },
  'talent-development': {
    day: palette('#f6c9b5', '#eda78c', '#3a1220', '#e0977b', '#c70039'),
    night: palette('#5a1630', '#7c2341', '#f9d9c6', '#93405a', '#ffb03a'),
  },
  'performance-analysis': {
    day: palette('#1f6246', '#2a7556', '#f3ead9', '#4e9071', '#ffcf4a'),
    night: palette('#e6ead8', '#c9d6bd', '#123a2a', '#a8bfa2', '#c70039'),
  },
} as const
export type Category = keyof typeof palettes

/** Blend of two hex colours at t in 0…1: the only way a scene makes a new tone. */
export function mix(a: string, b: string, t: number): string {
  const channel = (hex: string, i: number) => parseInt(hex.slice(i, i + 2), 16)
  const tone = (i: number) => Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * t)
  return `#${[1, 3, 5].map(i => tone(i).toString(16).padStart(2, '0')).join('')}`
}
