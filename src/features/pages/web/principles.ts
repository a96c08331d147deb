/** What the standard about page says of the academy's mission, by the names of the texts. */
export const principles = ['measure', 'explain', 'decide'] as const
