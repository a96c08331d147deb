// What an email is to the server. It stands apart from what browsers load.

import { unseen } from './patterns.ts'
import { ignorable } from './plain-text.ts'

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

/** Empty where a sign stands for letters that everybody has: mail servers may read it as those. */
function normalLocal(local: string): string {
  const isPlain = asciiIn(local.normalize('NFC')) === asciiIn(local.normalize('NFKC'))
  return isPlain ? local.toLowerCase().normalize('NFC') : ''
}

const asciiIn = (text: string): string => text.replaceAll(/[^\u0020-\u007e]/g, '')

function asciiHost(host: string): string {
  if (/[^\p{L}\p{M}\p{N}._\u00b7\u30fb-]/u.test(host)) return ''
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}
