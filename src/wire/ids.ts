/** Whether a text has the form of an id, as the academy writes it. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

// Ids that were checked carry a brand, so that one kind cannot be passed for another.
declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

export type AccountId = Branded<'account'>

/** The id of a course that its holder may open. Only the gate in enrolments makes one. */
export type AccessibleCourseId = Branded<'openable course'>
