/** Markup that is safe to send. */
export type Html = { readonly html: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')

type Value = Html | readonly Html[] | string | number

function render(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'html' in value ? value.html : value.map(part => part.html).join('')
}

/** Markup with every inserted text escaped; markup made by `html` is inserted as it is. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = strings.map((markup, index) => {
    const value = values[index]
    return value === undefined ? markup : markup + render(value)
  })
  return { html: parts.join('') }
}

type Page = {
  /** Where the sandbox hangs. */
  prefix: string
  title: string
  body: Html
  /** Its style, beside the common one, and its module: files of `browser/`. */
  style: string
  script?: string
}

/** A whole page. */
export function page({ prefix, title, body, style, script }: Page): string {
  const module = script ? html`<script type="module" src="${prefix}/assets/${script}"></script>` : html``
  const root = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="stylesheet" href="${prefix}/assets/look.css" />
      <link rel="stylesheet" href="${prefix}/assets/${style}" />
      ${module}
    </head>
    <body>
      ${body}
    </body>
  </html>`
  return `<!doctype html>${root.html}`
}
