import { expect, test } from 'vitest'

import { hasNoLink } from './links.ts'

test.each([
  'https://evil.example',
  'evil.de',
  'login.evil.ru now',
  'evil.de?x=1',
  'evil.de:443',
  '1.2.3.4/x',
  'pay@evil.cn',
  'https:\\\\evil',
  'Confirm at academy-login.de',
  'see www.evil',
])('“%s” is something to press', text => {
  expect(hasNoLink(text)).toBe(false)
})

test.each(['Happy birthday, Ada!', 'Well done. See you on the pitch.', 'FC Oran, 2.5 hours a week', 'A … B', 'No. 1'])(
  '“%s” is none',
  text => {
    expect(hasNoLink(text)).toBe(true)
  },
)
