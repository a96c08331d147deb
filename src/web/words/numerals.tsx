/** Words whose numbers speak in the voice of numerals; what is beside them is set small. */
export function Numerals({ words, className }: { words: string; className: string }) {
  const parts = words.split(/([^\p{Letter}\s]+)/u)
  return (
    <span className={className}>
      {parts.map((part, index) => (index % 2 === 1 || part.trim() === '' ? part : <small key={index}>{part}</small>))}
    </span>
  )
}
