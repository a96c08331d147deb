// Ids of people and papers as they are written and pasted: an ORCID, a DOI.

/** The id without the address that it was copied with. What is neither stays as it is. */
export const bareOrcid = (text: string): string => text.replace(/^\s*(https?:\/\/)?(www\.)?orcid\.org\//i, '')

/** @see bareOrcid */
export const bareDoi = (text: string): string =>
  text.replace(/^\s*((https?:\/\/)?(dx\.|www\.)?doi\.org\/|doi:\s*)/i, '')

/**
 * Whether it is written as an ORCID, `0000-0002-1825-0097`, and its last digit fits the others: ISO 7064, MOD 11-2
 * (https://support.orcid.org/hc/en-us/articles/360006897674).
 */
export function isOrcid(text: string): boolean {
  if (!/^(\d{4}-){3}\d{3}[\dX]$/.test(text)) return false
  const digits = text.replaceAll('-', '')
  let sum = 0
  for (const digit of digits.slice(0, 15)) sum = (sum + Number(digit)) * 2
  const check = (12 - (sum % 11)) % 11
  return digits.endsWith(check === 10 ? 'X' : String(check))
}

/** Whether it is written as a DOI, `10.1234/abcd`. */
export const isDoi = (text: string): boolean => /^10\.\d{4,9}\/[^\s<>"]+$/.test(text)
