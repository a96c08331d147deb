// The editor without the rest of the product: `?theme=dark`, `?dir=rtl`. What it would store stands in its <output>.
import './alone.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'

import { RichText } from '#src/ui/rich-text/rich-text.tsx'

import { editor } from '../../../../messages/en.json'
import { RichTextField } from '../rich-text-field.tsx'

const sample = `<h2>Oxygen uptake</h2><p>The body uses <strong>oxygen</strong> (O<sub>2</sub>), see <a href="/courses">courses</a>.</p>
<ul><li>one</li><li>two<ol start="3"><li>deep</li></ol></li></ul><blockquote><p>Said once.</p></blockquote>
<pre><code>a  = 1</code></pre>
<figure><img src="/files/public/texts/x/1440.avif" alt="A curve" width="1440" height="720"><figcaption>The <em>curve</em></figcaption></figure>
<table><caption>Means</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`

const query = new URLSearchParams(location.search)
const words = { title: 'Editor', label: 'Content', hint: 'What readers see', save: 'Save' }
const tooShort = query.has('error') ? 'Write more' : undefined

function EditorGallery() {
  const [value, setValue] = useState(query.get('text') ?? sample)
  const [saved, setSaved] = useState(0)
  const upload = async (file: File) => {
    if (file.name === 'bad.png') throw new Error('refused')
    return '/files/public/texts/new/1440.avif'
  }
  return (
    <main className="mx-auto grid max-w-[60rem] gap-6 p-4">
      <h1>{words.title}</h1>
      <form
        onSubmit={event => {
          event.preventDefault()
          setSaved(saved + 1)
        }}
      >
        <RichTextField
          label={words.label}
          hint={words.hint}
          error={tooShort}
          value={value}
          onChange={setValue}
          maxLength={20_000}
          uploadImage={upload}
        />
        <button type="submit" className="btn btn-primary">
          {words.save}
        </button>
      </form>
      <output data-saved={saved}>{value}</output>
      <article className="min-w-0">
        <RichText html={value} />
      </article>
    </main>
  )
}

document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
document.documentElement.dir = query.get('dir') ?? 'ltr'
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <IntlProvider locale="en" messages={{ editor }} timeZone="UTC">
    <EditorGallery />
  </IntlProvider>,
)
