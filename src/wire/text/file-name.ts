/** A name as the beginning of a file's: `Institut für Sport` becomes `institut-für-sport`. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'academy'
