/** The series in which the academy publishes its papers, and who publishes it: in citations, meta tags and schema.org. */
export const SERIES = 'Palestra Research Papers'
export const PUBLISHER = 'Palestra'
