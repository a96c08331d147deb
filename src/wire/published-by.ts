interface Named {
  readonly name: string
  readonly publisher?: string | null
  readonly series?: string | null
}

/** In whose name papers appear: an academy that says nothing else publishes them itself, in a series of its name. */
export const publishedBy = ({ name, publisher, series }: Named) => ({
  publisher: publisher || name,
  series: series || `${name} Research Papers`,
})
