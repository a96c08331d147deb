import clsx from 'clsx'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control inside a field must carry, so that its label, its help and its error belong to it. */
interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

export interface FieldLook {
  label: ReactNode
  /** Hides the label from sight, not from assistive technology. */
  hideLabel?: boolean | undefined
  /** Standing advice under the control. */
  help?: ReactNode
  /** Takes the place of the help: icon, words and a 2 px border. */
  error?: string | undefined
  /** Takes the place of the help as well: what is taken, but may not be meant. */
  warning?: string | undefined
  /** Standing advice under both, which an error leaves in place. */
  rule?: ReactNode
  /** A way out at the end of the label's line, such as a link; it follows the control. */
  aside?: ReactNode
  /** Raise by one to flash the error style for 1000 ms (again). 0 or absent: no flash. */
  flash?: number | undefined
  /** Words after the label of a field that may stay empty, such as "optional". */
  optional?: string | undefined
  /** Leaves out the reserved line under the control, where no error can appear. */
  noHelpLine?: boolean | undefined
  className?: string | undefined
}

export interface FieldProps extends FieldLook {
  children: (control: ControlProps) => ReactNode
}

export function Field({ children, ...look }: FieldProps) {
  const id = useId()
  const helpId = `${id}h`
  const ruleId = `${id}r`
  return (
    <div className={clsx('field', look.className)} {...fieldState(look)}>
      <label className={clsx('field-label', look.hideLabel && 'sr-only')} htmlFor={id}>
        {look.label}
        {look.optional && <span className="optional"> {look.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': look.rule ? `${helpId} ${ruleId}` : helpId,
        'aria-invalid': look.error ? true : undefined,
      })}
      {look.aside && <span className="field-aside">{look.aside}</span>}
      <HelpLine id={helpId} {...look} noHelpLine={look.noHelpLine ?? Boolean(look.rule)} />
      {look.rule && (
        <span id={ruleId} className="help">
          {look.rule}
        </span>
      )}
    </div>
  )
}

export interface FieldGroupProps extends FieldLook {
  children: ReactNode
}

/** A field made of several controls (radios, checkboxes, digits): a `<fieldset>` with its legend. */
export function FieldGroup({ children, ...look }: FieldGroupProps) {
  const helpId = useId()
  return (
    <fieldset className={clsx('field', look.className)} aria-describedby={helpId} {...fieldState(look)}>
      <legend className={clsx('field-label', look.hideLabel && 'sr-only')}>
        {look.label}
        {look.optional && <span className="optional"> {look.optional}</span>}
      </legend>
      {children}
      <HelpLine id={helpId} {...look} />
    </fieldset>
  )
}

function fieldState({ error, flash, help, rule }: FieldLook) {
  return {
    'data-invalid': error ? '' : undefined,
    'data-flash': flash ? flash % 2 : undefined,
    'data-help': (help ?? rule) ? '' : undefined,
  }
}

function HelpLine({ id, error, warning, help, noHelpLine }: FieldLook & { id: string }) {
  const said = error ?? warning
  if (noHelpLine && !said && !help) return null
  const tone = error ? { 'data-error': '' } : { 'data-warning': '' }
  return (
    <span id={id} className="help" {...(said && tone)}>
      {said ? <Said words={said} isError={said === error} /> : help}
    </span>
  )
}

function Said({ words, isError }: { words: string; isError: boolean }) {
  return (
    <>
      {isError ? <CircleAlert /> : <TriangleAlert />}
      <span>{words}</span>
    </>
  )
}
