/** @returns words in which no line breaks between a number and its per cent sign. */
export const noBreak = (words: string): string => words.replaceAll(/(?<=\d) (?=%)/g, '\u00A0')
