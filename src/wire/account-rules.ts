// What an account's fields must be, for the contract, the commands and the forms alike. No zod, so that forms stay small.

/** L-AUTH-5, K-1: what sign-in and sign-up accept. */
export const PASSWORD_MIN = 6
/** So that hashing stays cheap. */
export const PASSWORD_MAX = 512

/** L-AUTH-7, K-2 */
export const NAME_MIN = 3
export const NAME_MAX = 60
/** D-14, K-2: what a part of the name must have when it is changed. */
export const CHANGED_NAME_MIN = 4

/** The digits of the code in the activation mail (D-16). */
export const ACTIVATION_CODE_DIGITS = 6
/** The digits of the code that a second email is sent (D-16). */
export const EMAIL_CODE_DIGITS = 4

/** A mail takes a moment: nobody is offered the next code before the first could be there. */
export const CODE_PAUSE_SECONDS = 30

/** L-PROF-1: the side of the square that a person's image is kept as, in px. */
export const IMAGE_PX = 500

/** L-RST-5, D-12: the characters that count as special in a new password. */
export const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>'
/** L-PROF-11: those that count in the dialog for changing a password, all of them among the others. */
export const DIALOG_SPECIAL_CHARACTERS = '@$!%*?&'

/** What browsers that suggest a password keep to: it pleases the dialog and the reset page alike. */
export const PASSWORD_SUGGESTION = `minlength: 8; required: lower; required: upper; required: digit; required: [${DIALOG_SPECIAL_CHARACTERS}];`

/** L-RST-5, K-1, D-12: what a new password must hold; the special character may come from either specified set. */
export const passwordRequirements = {
  length: value => value.length >= 8,
  upper: value => /[A-Z]/.test(value),
  lower: value => /[a-z]/.test(value),
  digit: value => /\d/.test(value),
  special: value => [...SPECIAL_CHARACTERS].some(sign => value.includes(sign)),
} as const satisfies Record<string, (value: string) => boolean>

export const isStrongPassword = (value: string): boolean =>
  Object.values(passwordRequirements).every(isMet => isMet(value))

/** L-PROF-11: the rule that the dialog for changing a password shows, narrower than what is asked of a password (D-12). */
export const isStrongInDialog = (value: string): boolean => dialogRule.test(value)

const signs = `[${DIALOG_SPECIAL_CHARACTERS}]`
const dialogRule = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*${signs})(?:[A-Za-z\\d]|${signs}){8,}$`)
