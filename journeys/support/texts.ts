// The texts of the specification, as docs/spec/texts.json lists them by screen and state.
import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { expect } from './journey.ts'

type Kind = 'heading' | 'button' | 'link' | 'alert' | 'toast' | 'label' | 'placeholder' | 'text'
type State = { readonly screen: string; readonly when: string; readonly texts: { readonly [kind in Kind]?: string[] } }

const { states }: { states: State[] } = JSON.parse(
  await readFile(new URL('../../docs/spec/texts.json', import.meta.url), 'utf8'),
)

/** Finds every text that the screen has in this state, whole and in view of a reader. A toast is looked for at once. */
export async function expectTexts(page: Page, screen: string, when: string): Promise<void> {
  const state = states.find(one => one.screen === screen && one.when === when)
  if (!state) throw new Error(`docs/spec/texts.json has no ${screen}, ${when}`)
  const kinds = Object.entries(state.texts) as [Kind, string[]][] // the keys of the type above
  await Promise.all(
    kinds.flatMap(([kind, texts]) =>
      texts.map(text => {
        const found = find(page, kind, patternOf(text)).filter({ visible: true })
        return expect(found.first(), `${screen}, ${when}: ${kind} '${text}'`).toBeVisible()
      }),
    ),
  )
}

function find(page: Page, kind: Kind, name: RegExp): Locator {
  if (kind === 'toast') return page.locator('.toast').filter({ hasText: name })
  if (kind === 'label') return page.getByLabel(name)
  if (kind === 'placeholder') return page.getByPlaceholder(name)
  if (kind === 'text') return page.getByText(name)
  if (kind === 'alert') return page.getByRole('alert').filter({ hasText: name })
  return page.getByRole(kind, { name })
}

/** The whole text; what stands in braces is filled in by the page. */
function patternOf(text: string): RegExp {
  const parts = text.replace('{current year}', String(new Date().getFullYear())).split(/\{[^}]+\}/)
  return new RegExp(`^\\s*${parts.map(part => RegExp.escape(part)).join('.+')}\\s*$`)
}
