import QRCode from 'qrcode'

/** @returns the QR code of an address: its squares row by row, a bit each, in base64, which is a tenth of a drawing of them */
export function codeOf(url: string): string {
  const { data } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules
  const bits = new Uint8Array(Math.ceil(data.length / 8))
  data.forEach((dark, index) => {
    if (dark) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
  })
  return Buffer.from(bits).toString('base64')
}
