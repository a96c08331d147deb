// Checks of text that both sides make. They stand apart from fields.ts, which would bring zod into the browser.

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** `text @ text . text`. The length is checked before the pattern, which is quadratic in the worst case. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value)
