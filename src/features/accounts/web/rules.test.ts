import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isStrongPassword, passwordRequirements } from '#src/wire/account-rules.ts'
import { refusals } from '#src/wire/refusals.ts'

import messages from '../../../../messages/en.json' with { type: 'json' }
import { accountsContract } from '../contract.ts'
import { checkEmail, checkName, checkPassword } from './rules.ts'

const valid = { firstName: 'Lina', lastName: 'Haddad', email: 'lina@club.example', password: 'metres-99' }
const { invalid } = messages.accounts
const { signIn, signUp } = messages.login
const { activation } = messages
const { forgot, reset } = messages.recovery

/** The texts with which the contract refuses a sign-up. */
function refusedBy(fields: Partial<typeof valid>): string[] {
  const { error } = accountsContract.signUp.input.safeParse({ ...valid, ...fields })
  return error?.issues.map(issue => issue.message) ?? []
}

test('L-AUTH-4 L-AUTH-5 L-AUTH-7 the specified texts stand in the catalogue', () => {
  expect(invalid).toEqual({
    email: 'Email is not a valid',
    password: 'Password must be at least 6 characters',
    name: 'User Name must be at least 3 characters',
  })
})

test('L-AUTH-13 L-ACT-3 L-FORG-1 L-FORG-3 L-FORG-4 L-FORG-5 L-RST-1 L-RST-3 L-RST-4 L-RST-6 the specified words are verbatim', () => {
  expect([signIn.success, signUp.success, activation.success]).toEqual([
    'Login successfully',
    'Sign Up Success',
    'Account Activated Successefully',
  ])
  expect(forgot).toMatchObject({
    title: 'Forgot your password?',
    submit: 'Reset Password',
    sending: 'Sending...',
    back: 'Back to login',
    empty: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    success: 'Check Your Email To Reset Password',
    failure: 'Something went wrong. Please try again',
  })
  expect(reset).toMatchObject({
    title: 'Reset Your Password',
    submit: 'Reset Password',
    resetting: 'Resetting Password...',
    back: 'Back to login',
    mismatch: 'Passwords do not match',
    weak: 'Password does not meet all requirements',
    success: 'Password Reset Success',
    failure: 'Something went wrong. Please try again',
  })
  expect(refusals['email-unknown'][1]).toBe("Email Dosen't exist")
  expect(refusals['password-weak'][1]).toBe(reset.weak)
})

test('the forms and the contract say the same, in the same words', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('a@b.c', 'a@b', 'a b@c.d', '@b.c', 'a@b.', ' Al '),
  )
  fc.assert(
    fc.property(anyText, text => {
      if (/\p{Cc}/u.test(text)) return
      const email = checkEmail(text)
      expect(refusedBy({ email: text })).toEqual(email ? [invalid[email]] : [])
      const password = checkPassword(text)
      expect(refusedBy({ password: text })).toEqual(password ? [invalid[password]] : [])
      const name = checkName(text)
      expect(refusedBy({ firstName: text })).toEqual(name ? [invalid[name]] : [])
    }),
  )
})

test.each([
  ['length', 'Ab1?567', 'Ab1?5678'],
  ['upper', 'ab1?5678', 'Ab1?5678'],
  ['lower', 'AB1?5678', 'Ab1?5678'],
  ['digit', 'Abc?efgh', 'Ab1?5678'],
  ['special', 'Ab1-5678', 'Ab1?5678'],
] as const)('L-RST-2 L-RST-5 K-1 the requirement of %s', (requirement, without, having) => {
  expect(passwordRequirements[requirement](without)).toBe(false)
  expect(passwordRequirements[requirement](having)).toBe(true)
  expect([isStrongPassword(without), isStrongPassword(having)]).toEqual([false, true])
})

test('L-RST-5 D-12 every special character of both specified sets counts', () => {
  for (const sign of '!@#$%^&*(),.?":{}|<>@$!%*?&') expect(isStrongPassword(`Abcdef1${sign}`), sign).toBe(true)
})

test('no form brings the validation library into the browser', async () => {
  for (const file of ['account-rules.ts', 'text/patterns.ts']) {
    const source = await readFile(new URL(`../../../wire/${file}`, import.meta.url), 'utf8')
    expect(source, file).not.toMatch(/from 'zod'/)
  }
})
