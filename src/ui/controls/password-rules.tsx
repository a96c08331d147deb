import { Circle, CircleCheck } from 'lucide-react'

export interface PasswordRulesProps {
  /** The requirements of a password, in order, each met or not yet. */
  rules: { label: string; met: boolean }[]
  /** Words read out after each rule: the tick alone is a matter of colour and shape. */
  metText: string
  unmetText: string
}

export function PasswordRules({ rules, metText, unmetText }: PasswordRulesProps) {
  return (
    <ul className="reqs">
      {rules.map(rule => (
        <li key={rule.label} data-met={rule.met}>
          {rule.met ? <CircleCheck /> : <Circle />}
          <span>
            {rule.label}
            <span className="sr-only"> {rule.met ? metText : unmetText}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
