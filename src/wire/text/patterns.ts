// Checks of text that both sides make. They stand apart from fields.ts, which would bring zod into the browser.

/** Characters of control, of format (unseen, or turning around what follows), and halves of characters. */
export const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u

/**
 * Whether a text may be an email: `text @ text . text`. The length is checked before the pattern, which is quadratic in the
 * worst case. The server knows better (`normalEmail`), and its answer stands at the field.
 */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && !unseen.test(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** A leading plus if there is one, and at least 10 digits, spaces or dashes (K-13), of which enough are digits to call. */
export const isPhone = (value: string): boolean =>
  value.length <= 30 && /^\+?[\d\s-]{10,}$/.test(value) && normalPhone(value).length > 6

/** How a phone number is stored: without what only parts its digits (D-51). */
export const normalPhone = (value: string): string => value.replace(/[\s-]/g, '')
