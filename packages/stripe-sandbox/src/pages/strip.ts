import { html } from './html.ts'

/** Stands on every page of the sandbox. */
export const testModeStrip = html`<p class="strip">
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9" />
  </svg>
  Test mode, no money moves
</p>`
