import { Fragment } from 'react'

/** An email address, which goes on in a new line before its `@` and its dots rather than in the middle of a word. */
export function Email({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    // The parts of one address never change their places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
