import type { DemoPartner } from './types.ts'

/** Invented organisations; logos are drawn under the same slugs. One has no website, so that the card shows both states. */
export const partners: readonly DemoPartner[] = [
  { slug: 'orrinvale', name: 'Orrin & Vale', website: 'https://example.org/orrin-vale' },
  { slug: 'halvona', name: 'Halvona', website: 'https://example.org/halvona' },
  { slug: 'kestrane', name: 'KESTRANE', website: 'https://example.com/kestrane' },
  { slug: 'tidewell', name: 'Tidewell' },
  { slug: 'miradorus', name: 'Miradorus', website: 'https://example.com/miradorus' },
  { slug: 'zephine', name: 'Zéphine', website: 'https://example.net/zephine' },
]
