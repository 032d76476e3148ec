import { accentOf } from '@touchline/domain/values/accent'

import { AccentScope } from '#web/ui/accent-scope.tsx'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

import { Row, Specimen } from './specimen.tsx'

const grounds = {
  ground: 'bg-ground',
  surface: 'bg-surface',
  raised: 'bg-raised',
  sunken: 'bg-sunken',
  pitch: 'bg-pitch',
  signal: 'bg-signal',
  going: 'bg-going',
  maybe: 'bg-maybe',
  'not going': 'bg-not-going',
  silent: 'bg-silent',
  danger: 'bg-danger',
  edge: 'bg-edge',
  line: 'bg-line',
} as const

const teamColours = ['#c8102e', '#ffd100', '#6cace4', '#00843d', '#000000', '#ffffff', '#5b2b82']

export function Foundations() {
  return (
    <Specimen title="Foundations">
      <Logo name="Touchline" />
      <p className="font-head text-xxl font-extrabold">3 : 1</p>
      <p className="font-head text-xl font-bold">Extra large, for pages</p>
      <p className="font-head text-l font-semibold">Large, for sections</p>
      <p>Medium, for text: the quick coach jumps over the lazy defender. 0123456789</p>
      <p className="text-s text-muted">Small and muted, for what stands beside it.</p>
      <Row>
        {Object.entries(grounds).map(([name, look]) => (
          <div key={name} className="w-18 text-s">
            <div className={`h-10 rounded-control border border-line ${look}`} />
            {name}
          </div>
        ))}
      </Row>
      <Row>
        {teamColours.map((colour) => (
          <TeamColour key={colour} colour={colour} />
        ))}
      </Row>
    </Specimen>
  )
}

function TeamColour({ colour }: { colour: string }) {
  const accent = accentOf(colour)
  if (!accent) return null
  return (
    <AccentScope accent={accent}>
      <Button variant="primary" size="s">
        {colour}
      </Button>
      <span className="font-semibold text-accent-ink">{colour}</span>
    </AccentScope>
  )
}
