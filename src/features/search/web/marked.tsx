import { Fragment } from 'react'

/** Marks the words that begin with a word of the search. What is marked helps the eye; what is found is decided elsewhere. */
export function Marked({ text, q }: { text: string; q: string }) {
  const words = (q.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).map(word => word.toLowerCase())
  const pieces = text.split(/([\p{L}\p{M}\p{Nd}]+)/u)
  return pieces.map((piece, index) => {
    const word = words.find(one => piece.toLowerCase().startsWith(one))
    // The pieces of one text never change their places.
    if (!word) return <Fragment key={index}>{piece}</Fragment>
    return (
      <Fragment key={index}>
        <mark>{piece.slice(0, word.length)}</mark>
        {piece.slice(word.length)}
      </Fragment>
    )
  })
}
