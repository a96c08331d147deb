// What can be said about a card while it is typed. Pure: text in, text out.

/** @param {string} text */
export const digitsOf = text => text.replace(/\D/g, '')

/** @param {string} digits */
export function brandOf(digits) {
  if (digits.startsWith('4')) return 'visa'
  return /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : 'unknown'
}

/** @param {string} text a number as typed or pasted */
export const formatNumber = text =>
  (
    digitsOf(text)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')

/**
 * `5` becomes `05 / `, `1228` becomes `12 / 28`; years of four digits, as browsers fill them in, are shortened.
 * @param {string} text
 * @param {boolean} deleting leaves the separator away, so that it can be deleted
 */
export function formatExpiry(text, deleting = false) {
  let digits = digitsOf(text)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  const month = digits.slice(0, 2)
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4)
  if (digits.length < 2 || (deleting && digits.length === 2)) return month
  return `${month} / ${year}`
}

/** @param {string} text */
export const formatCvc = text => digitsOf(text).slice(0, 4)

/** The check digit rule of ISO/IEC 7812. @param {string} digits */
function passesLuhn(digits) {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const doubled = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** @typedef {{ code: string, message: string } | undefined} Problem */

/** @param {string} text @returns {Problem} */
export function problemOfNumber(text) {
  const digits = digitsOf(text)
  const enough = brandOf(digits) === 'unknown' ? 13 : 16
  if (digits.length < enough) return { code: 'incomplete_number', message: 'Your card number is incomplete.' }
  if (!passesLuhn(digits)) return { code: 'invalid_number', message: 'Your card number is invalid.' }
  return undefined
}

/** @param {string} text @param {Date} now @returns {Problem} */
export function problemOfExpiry(text, now = new Date()) {
  const digits = digitsOf(text)
  if (digits.length < 4) return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." }
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." }
  }
  if (Date.UTC(year, month, 1) <= now.getTime()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." }
  }
  return undefined
}

/** @param {string} text @returns {Problem} */
export function problemOfCvc(text) {
  const enough = digitsOf(text).length >= 3
  return enough ? undefined : { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
}
