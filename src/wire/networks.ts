/** Where an academy is besides its own site. */
export const networks = ['linkedin', 'instagram', 'youtube', 'facebook'] as const

/** Its own pages there, each an https address. */
export type Networks = Readonly<Partial<Record<(typeof networks)[number], string>>>

/** What of a form is filled in. */
export const networksIn = (given: Readonly<Record<(typeof networks)[number], string | null>>): Networks =>
  Object.fromEntries(networks.flatMap(network => (given[network] ? [[network, given[network]]] : [])))
