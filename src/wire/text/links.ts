// Words of one person that are mailed to another.

/** What would become a link in somebody's mail: words from a buyer go to strangers in the academy's name. */
const LINK =
  /:\/\/|www\.|\S\.[a-z]{2,}\/|\S\.(com|net|org|info|biz|io|co|me|app|dev|xyz|online|site|shop|top|click|link)\b/i

/** Whether words that are mailed to others hold nothing to press. */
export const hasNoLink = (text: string): boolean => !LINK.test(text)
