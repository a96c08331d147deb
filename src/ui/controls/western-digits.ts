const ODD = /[٠-٩۰-۹٫٬]/g
const signs: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' }

/** Digits and signs of a number as Arabic and Persian keyboards write them, in those that programs read. */
export const inWesternDigits = (text: string): string =>
  // Both alphabets have their ten digits in a row, from a number that sixteen divides.
  text.replace(ODD, sign => signs[sign] ?? String(sign.charCodeAt(0) % 16))

const NUMBERS = 'input:is([inputmode=numeric], [inputmode=decimal], [type=tel])'

/**
 * Fields for numbers, prices, codes and phones take whatever digits a keyboard writes. To be called once; it comes before
 * the fields themselves, so that they only ever see digits that they read.
 */
export function takeAllDigits(): void {
  // React gives each field a `value` of its own that would hide the change from it.
  const shared = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const rewrite = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(NUMBERS)) return
    const text = inWesternDigits(target.value)
    if (text === target.value) return
    const { selectionStart } = target
    shared?.set?.call(target, text)
    target.setSelectionRange(selectionStart, selectionStart)
  }
  document.addEventListener('input', rewrite, { capture: true })
}
