/** The paragraphs of a plain text: an empty line parts them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter(part => part.trim() !== '')
