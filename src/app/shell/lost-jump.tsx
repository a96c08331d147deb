/** Metres from the board, as the tape beside a pit names them. */
const TAPE = [4, 5, 6, 7, 8]
const METRE = 65

/** A jump that comes down where there is no sand, for pages that are not there. Decoration. */
export function LostJump() {
  return (
    <svg className="lost-jump" viewBox="0 0 600 360" fill="none" aria-hidden="true">
      <path className="sand" d="M196 280H520V312H196Z" />
      <path className="ground" d="M0 280H150M164 280H196V312H520V280H600" />
      <path className="board" d="M150 280H164" />
      {TAPE.map((metres, index) => (
        <g key={metres}>
          <path className="ground" d={`M${222 + index * METRE} 312v10`} />
          <text x={222 + index * METRE} y="350" textAnchor="middle">
            {metres}
          </text>
        </g>
      ))}
      <path className="flight" d="M360 44Q462 44 566 270" />
      <path
        className="trace"
        d="M0 274H22C34 274 38 238 50 238C58 238 61 248 67 247C84 245 92 274 104 274H138C150 274 156 266 164 252Q262 44 360 44"
      />
      <circle className="landing" cx="568" cy="274" r="9" />
    </svg>
  )
}
