// The bank's page of 3-D Secure inside its frame: two buttons, one answer.
import { applyAppearance, connect, reportHeight } from './port.js'

/** @param {string} outcome `complete` or `fail` */
async function answer(outcome) {
  const response = await fetch(location.href, { method: 'POST', body: new URLSearchParams({ outcome }) })
  // 404: answered before, in another tab. The payment's state says how.
  if (!response.ok && response.status !== 404) throw new Error(String(response.status))
}

const port = await connect()
const buttons = [...document.querySelectorAll('button')]

/** @param {string} outcome */
async function finish(outcome) {
  for (const button of buttons) button.disabled = true
  try {
    if (outcome !== 'close') await answer(outcome)
    port.postMessage({ type: 'done' })
  } catch {
    for (const button of buttons) button.disabled = false
    const error = document.querySelector('.error')
    if (error) error.textContent = 'The bank cannot be reached. Please try again.'
  }
}

// Until somebody listens, a press would be lost, and whoever pressed would wait for ever.
for (const button of buttons) {
  button.addEventListener('click', () => void finish(button.dataset.outcome ?? 'close'))
  button.disabled = false
}
document.addEventListener('keydown', event => {
  if (event.key === 'Escape') void finish(buttons.length > 1 ? 'fail' : 'close')
})
port.addEventListener('message', ({ data }) => {
  if (data.type === 'appearance') applyAppearance(data)
  if (data.type === 'cancel') void finish(buttons.length > 1 ? 'fail' : 'close')
})
port.start()
reportHeight(port)
buttons[0]?.focus()
