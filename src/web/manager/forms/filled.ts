/** A rule for a field that may not be left empty. @param text what is said where it is */
export const filled =
  (text: string) =>
  (value: string): string | true =>
    value.trim() !== '' || text
