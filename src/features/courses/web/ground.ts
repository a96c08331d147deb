import type { Ground } from '../contract/shapes.ts'

const dark: readonly Ground[] = ['soot', 'wine', 'petrol', 'plum', 'burgundy', 'green']

/** The attributes of what stands on the ground of its picture: a bright one turns deep by night, a dark one goes on under the picture. */
export const onGround = (ground: Ground | null) => ({
  'data-ground': ground ?? undefined,
  'data-night': ground && !dark.includes(ground) ? ('' as const) : undefined,
})
