const MEASURE = /^\s*[±+−<>≈-]?\s?\d(?!.*[,;]\s).{0,12}$/

/** @returns whether a cell holds hardly more than a number: `37.5`, `2400 kcal`, `4.0 and 6.0` */
export const isMeasure = (words: string): boolean => MEASURE.test(words)
