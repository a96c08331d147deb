/** Every explainer, in the order of the categories. */
import type { Explainer } from './catalogue-types.ts'

export const explainers: readonly Explainer[] = []
