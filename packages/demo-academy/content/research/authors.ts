import type { ResearchAuthor } from '../types.ts'

const affiliation = 'Demo Research Group, Palestra Academy (demonstration)'

/** Invented authors, named like terms of statistics and signals. None has an ORCID: each that exists belongs to a person. */
export const authors = {
  residual: { name: 'Iris Residual', affiliation },
  covariance: { name: 'Otto Covariance', affiliation },
  median: { name: 'Paula Median', affiliation },
  waveform: { name: 'Tariq Waveform', affiliation },
  quartile: { name: 'Nora Quartile', affiliation },
  centroid: { name: 'Emil Centroid', affiliation },
  gradient: { name: 'Sofia Gradient', affiliation },
  spline: { name: 'Yusuf Spline', affiliation },
  kernel: { name: 'Hanna Kernel', affiliation },
  variance: { name: 'Kofi Variance', affiliation },
} as const satisfies Record<string, ResearchAuthor>
