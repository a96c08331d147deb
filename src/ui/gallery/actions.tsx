import { Filter, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { BrandIcon } from '../brand/brand-icon.tsx'
import { Bend, Logo } from '../brand/logo.tsx'
import { Button, buttonClass, IconButton } from '../controls/button.tsx'
import { SubmitButton, type SubmitState } from '../controls/submit-button.tsx'
import { Part, Row } from './part.tsx'

const labels = { normal: 'Sign in', checking: 'Processing...', checked: 'Checked', error: 'Try again' }
const states: SubmitState[] = ['normal', 'checking', 'checked', 'error']

export function GalleryActions() {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Part name="Brand">
        <Row>
          <Logo name="Palestra" />
          <span className="text-36 font-medium">
            physiology <Bend className="mx-2" /> strength
          </span>
          {(['linkedin', 'instagram', 'youtube', 'facebook'] as const).map(brand => (
            <a key={brand} href="#brand" aria-label={brand} className="grid size-11 place-items-center text-muted">
              <BrandIcon brand={brand} />
            </a>
          ))}
        </Row>
      </Part>
      <Part name="Buttons">
        <Row>
          <Button variant="primary">Buy for $89</Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button variant="primary" busy>
            Processing...
          </Button>
          <a href="#link" className={buttonClass({ variant: 'ink' })}>
            Link
          </a>
          <Button variant="ink">Ink</Button>
          <Button>Line</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">
            <Trash2 />
            Delete
          </Button>
        </Row>
        <Row>
          <Button variant="ink" size="lg">
            Large
          </Button>
          <Button size="sm">Small</Button>
          <IconButton name="Filter" variant="line">
            <Filter />
          </IconButton>
          <IconButton name="Filter" size="sm">
            <Filter />
          </IconButton>
          <IconButton name="Filter" busy>
            <Filter />
          </IconButton>
        </Row>
      </Part>
      <Part name="Submit button">
        <Row>
          {states.map(state => (
            <SubmitButton key={state} state={state} labels={labels} />
          ))}
        </Row>
        <Row>
          <SubmitButton state={states[turn % states.length] ?? 'normal'} labels={labels} />
          <Button size="sm" onClick={() => setTurn(turn + 1)}>
            Next state
          </Button>
        </Row>
      </Part>
    </>
  )
}
