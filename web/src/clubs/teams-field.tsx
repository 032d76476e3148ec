import { useId, useState } from 'react'

import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'

interface TeamsFieldProps {
  readonly label: string
  /** "All 12 teams". */
  readonly allLabel: string
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  readonly value: readonly string[]
  readonly error: string | undefined
  readonly onChange: (teamIds: readonly string[]) => void
}

/** All teams of a club, or some; the list appears for "some". */
export function TeamsField({ label, allLabel, teams, value, error, onChange }: TeamsFieldProps) {
  const id = useId()
  const isAll = value.length === teams.length
  const [isOpen, setOpen] = useState(!isAll)
  const toggle = (teamId: string) =>
    onChange(value.includes(teamId) ? value.filter((one) => one !== teamId) : [...value, teamId])
  return (
    <div role="group" aria-label={label} aria-describedby={error && id}>
      <Checkbox
        label={allLabel}
        value={isAll}
        indeterminate={!isAll && value.length > 0}
        onChange={(all) => {
          setOpen(!all)
          onChange(all ? teams.map((team) => team.id) : [])
        }}
      />
      {isOpen && (
        <ul className="max-h-80 overflow-y-auto pl-4 sm:columns-2">
          {teams.map((team) => (
            <li key={team.id} className="break-inside-avoid">
              <Checkbox
                label={<span className="wrap-anywhere">{team.name}</span>}
                value={value.includes(team.id)}
                onChange={() => toggle(team.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
