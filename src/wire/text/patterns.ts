// Checks of text that both sides make. They stand apart from fields.ts, which would bring zod into the browser.

/** Without the signs that mail programs read as the frame of an address: with them one mailbox has endless spellings (T49). */
const localPart = /^[^\s@<>()[\]\\,;:"]+$/
const domain = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u

/** Characters of control, of format (unseen, or turning around what follows), and halves of characters. */
export const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** `text @ text . text`: one mailbox in one spelling, besides capitals. The length is checked before the patterns. */
export function isEmail(value: string): boolean {
  if (value.length > 254 || unseen.test(value)) return false
  const [local = '', host = '', ...more] = value.split('@')
  const isPlain = value.normalize('NFC') === value.normalize('NFKC')
  return more.length === 0 && isPlain && localPart.test(local) && domain.test(host)
}

/** A leading plus if there is one, and at least 10 digits, spaces or dashes (K-13), of which enough are digits to call. */
export const isPhone = (value: string): boolean =>
  value.length <= 30 && /^\+?[\d\s-]{10,}$/.test(value) && normalPhone(value).length > 6

/** How a phone number is stored: without what only parts its digits (D-51). */
export const normalPhone = (value: string): string => value.replace(/[\s-]/g, '')
