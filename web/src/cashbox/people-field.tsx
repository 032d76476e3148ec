import type { ReactNode } from 'react'

import { Checkbox } from '#web/ui/checkbox.tsx'

interface Person {
  readonly memberId: string
  readonly label: ReactNode
}

interface PeopleFieldProps {
  readonly label: string
  readonly people: readonly Person[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  readonly error?: string | undefined
}

/** Some of the players, with a tick each. */
export function PeopleField({ label, people, chosen, onChange, error }: PeopleFieldProps) {
  function toggle(memberId: string, isChosen: boolean) {
    const after = new Set(chosen)
    if (isChosen) after.add(memberId)
    else after.delete(memberId)
    onChange(after)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <ul className="max-h-72 overflow-y-auto rounded-control border border-edge px-3 py-1">
        {people.map((person) => (
          <li key={person.memberId}>
            <Checkbox
              label={person.label}
              value={chosen.has(person.memberId)}
              onChange={(isChosen) => toggle(person.memberId, isChosen)}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && <p className="mt-1 text-s text-danger">{error}</p>}
    </fieldset>
  )
}
