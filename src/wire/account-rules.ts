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

/** L-PROF-1: the side of the square that a person's picture is kept as, in px. */
export const PICTURE_PX = 500

/** L-RST-5, K-1, D-12: what a new password must hold; the special character may come from either specified set. */
export const passwordRequirements = {
  length: value => value.length >= 8,
  upper: value => /[A-Z]/.test(value),
  lower: value => /[a-z]/.test(value),
  digit: value => /\d/.test(value),
  special: value => /[!@#$%^&*(),.?":{}|<>]/.test(value),
} as const satisfies Record<string, (value: string) => boolean>

export const isStrongPassword = (value: string): boolean =>
  Object.values(passwordRequirements).every(isMet => isMet(value))

/** L-PROF-11: the rule that the dialog for changing a password shows, narrower than what is asked of a password (D-12). */
export const isStrongInDialog = (value: string): boolean =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/.test(value)
