import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { TypedRate } from './typed-rules.ts'

interface RateChoicesProps {
  readonly typed: TypedRate
  readonly teams: DuesShape['teams']
  readonly onChange: (parts: Partial<TypedRate>) => void
}

const kinds = ['active', 'passive', 'honorary', 'family'] as const

/** The teams and member types a rate applies to; all by default. */
export function RateChoices({ typed, teams, onChange }: RateChoicesProps) {
  const text = useText('dues').rules
  return (
    <>
      {teams.length > 1 && (
        <Choices legend={text.teams} hint={text.teamsHint}>
          {teams.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              value={typed.teamIds.includes(id)}
              onChange={() => onChange({ teamIds: toggled(typed.teamIds, id) })}
            />
          ))}
        </Choices>
      )}
      <Choices legend={text.kinds} hint={text.kindsHint}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={text.kindNames[kind]}
            value={typed.kinds.includes(kind)}
            onChange={() => onChange({ kinds: toggled(typed.kinds, kind) })}
          />
        ))}
      </Choices>
    </>
  )
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
}

interface ChoicesProps {
  readonly legend: string
  readonly hint: string
  readonly children: ReactNode
}

function Choices({ legend, hint, children }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{legend}</legend>
      <p className="text-s text-muted">{hint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">{children}</div>
    </fieldset>
  )
}
