/**
 * What a mail's reader sees of it: quoted-printable is undone, first the soft line ends, then the coded bytes.
 * @param mail as it was sent; nothing reads as an empty one
 */
export function mailText(mail = ''): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
