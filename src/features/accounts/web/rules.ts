// The contract's rules as the forms check them. Each returns the key of its text in the messages, or nothing.
import { NAME_MIN, PASSWORD_MIN } from '#src/wire/account-rules.ts'
import { isEmail } from '#src/wire/text/patterns.ts'

type Rule<Key extends string> = (value: string) => Key | undefined

export const checkEmail: Rule<'email'> = value => (isEmail(value.trim()) ? undefined : 'email')
export const checkPassword: Rule<'password'> = value => (value.length >= PASSWORD_MIN ? undefined : 'password')
export const checkName: Rule<'name'> = value => (value.trim().length >= NAME_MIN ? undefined : 'name')

/** Characters apart from each other, so that each is seen. */
export const spaced = (characters: string): string => [...characters].join(' ')
