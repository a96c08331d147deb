// The card form inside its frame: formats and checks the fields, and turns them into a payment method.
import {
  brandOf,
  digitsOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOfCvc,
  problemOfExpiry,
  problemOfNumber,
} from './card-fields.js'
import { applyAppearance, connect, reportHeight } from './port.js'

/** @template {Element} T @param {string} selector @param {new () => T} kind @returns {T} */
function part(selector, kind) {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The card form has no ${selector}`)
}

const form = part('#card', HTMLFormElement)
const number = part('#number', HTMLInputElement)
const expiry = part('#expiry', HTMLInputElement)
const cvc = part('#cvc', HTMLInputElement)
const country = part('#country', HTMLSelectElement)
const brand = part('.brand', HTMLElement)

/** @typedef {{ input: HTMLInputElement, format: (text: string, deleting: boolean) => string, problem: (text: string) => import('./card-fields.js').Problem, next?: HTMLInputElement, touched: boolean }} Field */

/** @type {Field[]} */
const fields = [
  { input: number, format: formatNumber, problem: problemOfNumber, next: expiry, touched: false },
  { input: expiry, format: formatExpiry, problem: problemOfExpiry, next: cvc, touched: false },
  { input: cvc, format: formatCvc, problem: problemOfCvc, touched: false },
]

/** @param {HTMLInputElement} input @param {string} message */
function showProblem(input, message) {
  input.setAttribute('aria-invalid', String(message !== ''))
  part(`#${input.id}-error`, HTMLElement).textContent = message
}

/** Rewrites what was typed and keeps the caret behind the same digit. @param {Field} field @param {boolean} deleting */
function reformat({ input, format }, deleting) {
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length
  input.value = format(input.value, deleting)
  if (atEnd) return
  let position = 0
  for (let seen = 0; seen < digitsBefore && position < input.value.length; position += 1) {
    if (/\d/.test(input.value[position] ?? '')) seen += 1
  }
  input.setSelectionRange(position, position)
}

/** @param {Field} field */
function judge(field) {
  const problem = field.problem(field.input.value)
  showProblem(field.input, field.touched && problem ? problem.message : '')
}

const isComplete = () => fields.every(field => !field.problem(field.input.value))
const isEmpty = () => fields.every(field => field.input.value === '')

/** @param {string} digits */
function fillIn(digits) {
  number.value = formatNumber(digits)
  const year = new Date().getFullYear() + 4
  expiry.value = formatExpiry(`12${String(year).slice(2)}`)
  cvc.value = '123'
  for (const field of fields) {
    field.touched = true
    judge(field)
  }
}

/** Finds what keeps the form from being sent, shows it and goes there. */
function validate() {
  let first
  for (const field of fields) {
    field.touched = true
    judge(field)
    const problem = field.problem(field.input.value)
    if (problem && !first) {
      first = problem
      field.input.focus()
    }
  }
  return { error: first && { type: 'validation_error', ...first } }
}

/** @param {string} key the publishable key @returns {Promise<{ paymentMethod?: string, error?: object }>} */
async function createPaymentMethod(key) {
  const digits = digitsOf(expiry.value)
  const body = new URLSearchParams({
    key,
    'card[number]': digitsOf(number.value),
    'card[exp_month]': digits.slice(0, 2),
    'card[exp_year]': `20${digits.slice(2)}`,
    'card[cvc]': cvc.value,
    'billing_details[address][country]': country.value,
  })
  try {
    const response = await fetch(`${form.dataset.prefix}/v1/payment_methods`, { method: 'POST', body })
    const answer = await response.json()
    return response.ok ? { paymentMethod: answer.id } : { error: answer.error }
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'The payment provider cannot be reached. Please try again.' },
    }
  }
}

const fieldOfCode = new Map([
  ['incorrect_cvc', cvc],
  ['expired_card', expiry],
  ['incorrect_number', number],
])

/**
 * What the site may ask of the form.
 * @param {() => void} tellChange
 * @returns {Record<string, (message: any) => unknown>}
 */
const newActions = tellChange => ({
  appearance: message => applyAppearance(message),
  country: message => {
    if ([...country.options].some(option => option.value === message.code)) country.value = message.code
  },
  focus: () => number.focus(),
  clear: () => {
    for (const field of fields) {
      field.input.value = ''
      showProblem(field.input, '')
    }
    tellChange()
  },
  validate: () => validate(),
  pay: message => createPaymentMethod(message.key),
  problem: message => {
    const input = fieldOfCode.get(message.code)
    if (!input) return
    showProblem(input, message.message)
    input.focus()
  },
  freeze: message => {
    for (const { input } of fields) input.readOnly = message.frozen
  },
})

/** @param {Field} field @param {() => void} tellChange */
function watch(field, tellChange) {
  const { input } = field
  input.addEventListener('input', event => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    reformat(field, deleting)
    judge(field)
    tellChange()
    const isFull = input.value.length >= (input === number ? 19 : 7)
    if (!deleting && isFull && !field.problem(input.value)) field.next?.focus()
  })
  input.addEventListener('blur', () => {
    field.touched = input.value !== ''
    judge(field)
  })
}

/** @param {MessagePort} port */
function serve(port) {
  const tellChange = () => {
    brand.dataset.brand = brandOf(digitsOf(number.value))
    port.postMessage({ type: 'change', complete: isComplete(), empty: isEmpty() })
  }
  const actions = newActions(tellChange)
  const act = async (/** @type {any} */ message) => {
    const value = await actions[message.type]?.(message)
    if (message.id) port.postMessage({ type: 'answer', id: message.id, value })
  }
  port.addEventListener('message', ({ data }) => void act(data))
  port.start()
  for (const field of fields) watch(field, tellChange)
  form.addEventListener('click', event => {
    const digits = event.target instanceof HTMLElement ? event.target.dataset.number : undefined
    if (!digits) return
    fillIn(digits)
    tellChange()
  })
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('focusin', () => port.postMessage({ type: 'focus' }))
  form.addEventListener('focusout', () => port.postMessage({ type: 'blur' }))
  reportHeight(port)
  port.postMessage({ type: 'ready' })
}

serve(await connect())
