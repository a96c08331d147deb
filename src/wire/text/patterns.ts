// Checks of text that both sides make. They stand apart from fields.ts, which would bring zod into the browser.

/** Characters of control, of format (unseen, or turning around what follows), and halves of characters. */
export const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** What shows nothing by itself, marks and letters among it. */
export const ignorable = /\p{Default_Ignorable_Code_Point}/u

const EMAIL_MAX = 254
/** Without the signs that mail programs read as the frame of an address: with them one mailbox has endless spellings (T49). */
const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/
const domain = /^[a-z\d_-]+(\.[a-z\d_-]+)*\.(?!\d+$)[a-z\d-]+$/

/**
 * An email in the one spelling under which its mailbox is known here: in small letters, its domain in ASCII as mail
 * servers and browsers send it (UTS 46), whichever of them wrote it.
 * @returns undefined for what is none: `text @ text . text`
 */
export function normalEmail(value: string): string | undefined {
  const at = value.lastIndexOf('@')
  if (at === -1 || value.length > EMAIL_MAX || unseen.test(value) || ignorable.test(value)) return undefined
  const [local, host] = [normalLocal(value.slice(0, at)), asciiHost(value.slice(at + 1))]
  const email = `${local}@${host}`
  return localPart.test(local) && domain.test(host) && email.length <= EMAIL_MAX ? email : undefined
}

export const isEmail = (value: string): boolean => normalEmail(value) !== undefined

/** Empty where several letters look like one: mail servers may read them as it. */
const normalLocal = (local: string): string =>
  local.normalize('NFC') === local.normalize('NFKC') ? local.toLowerCase().normalize('NFC') : ''

function asciiHost(host: string): string {
  if (/[^\p{L}\p{M}\p{N}._-]/u.test(host)) return ''
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}

/** A leading plus if there is one, and at least 10 digits, spaces or dashes (K-13), of which enough are digits to call. */
export const isPhone = (value: string): boolean =>
  value.length <= 30 && /^\+?[\d\s-]{10,}$/.test(value) && normalPhone(value).length > 6

/** How a phone number is stored: without what only parts its digits (D-51). */
export const normalPhone = (value: string): string => value.replace(/[\s-]/g, '')
