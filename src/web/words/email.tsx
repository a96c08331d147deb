import { Fragment } from 'react'

/** An email address, which goes on in a new line before its `@`, and where that is too long before a dot. */
export function Email({ address }: { address: string }) {
  // What is one box stays in one line as long as a line holds it.
  // From left to right also where the page is read the other way: else what follows the `@` would stand before it.
  return (
    <bdi dir="ltr">
      {address.split(/(?=@)/).map((half, at) => (
        // The parts of one address never change their places.
        <span key={at} className="inline-block">
          {half.split(/(?=\.)/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      ))}
    </bdi>
  )
}
