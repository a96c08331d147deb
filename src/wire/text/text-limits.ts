// How long what people write may be, in characters: the server refuses more, and forms say so.

/** Of one line, where nothing else is said. */
export const LINE_MAX = 200

export const REVIEW_MAX = 2000
/** Of a course's or a video's description, markup included. */
export const DESCRIPTION_MAX = 50_000

/** The most characters of a page of standing text, markup included. */
export const PAGE_MAX = 200_000

/** More figures would not stand beside the words of the landing page. */
export const FIGURES_MAX = 6

/** Of a teacher: characters about them and of their subject, and links to elsewhere. */
export const BIOGRAPHY_MAX = 5000
export const SUBJECT_MAX = 80
export const TEACHER_LINKS_MAX = 6

/** As many teach one course at most. */
export const TEACHERS_MAX = 6

/** Of what a learner writes at a second of a video. */
export const NOTE_MAX = 2000

/** One sentence of a teacher, large on a page. */
export const SAYING_MAX = 160

/** Of an academy: its name, its address in one line, and the name of its publisher or of a series of papers. */
export const ACADEMY_NAME_MAX = 60
export const ACADEMY_ADDRESS_MAX = 200
export const IMPRINT_MAX = 120
export const IMPRINT_PAGE_MAX = 4000
export const MAIL_FOOT_MAX = 400
export const SIGNER_MAX = 80
export const TRANSFER_ACCOUNT_MAX = 800
