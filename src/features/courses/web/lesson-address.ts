/** The page of a lesson, whichever kind it is of. */
export const lessonAddress = (courseId: string, { kind, _id }: { kind: string; _id: string }): string =>
  `/${kind === 'video' ? 'video' : 'lesson'}/${courseId}/${_id}`
