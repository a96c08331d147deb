// Words of one person that are mailed to another.

/**
 * What a mail program may make a link of: words from a buyer go to strangers in the academy's name. Any name with a dot inside
 * is one, as there are more endings than a list could hold.
 */
const LINK = /:[/\\]{2}|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}|\d\.\d+\.\d+\.\d/iu

/** Whether words that are mailed to others hold nothing to press. */
export const hasNoLink = (text: string): boolean => !LINK.test(text)
