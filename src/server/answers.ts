/**
 * What features ask of those that stand above them, which they do not import. Who asks adds its questions by declaration
 * merging in its feature.ts; who answers is named in src/app/features.ts.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into by the features
export interface Answers {}
