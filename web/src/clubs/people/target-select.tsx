import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

import type { ClubTarget } from './use-target.ts'

interface TargetSelectProps {
  readonly label: string
  readonly target: ClubTarget
}

/** Teams, a saved filter, or people ticked in the members table. */
export function TargetSelect({
  label,
  target: { target, setTarget, ...chosen },
}: TargetSelectProps) {
  const text = useText('clubPeople')
  const { selected, filters } = chosen
  const targets = [
    ...(selected.length > 0 ? [{ value: 'selected', label: text.selected(selected.length) }] : []),
    { value: 'teams', label: text.teams },
    ...filters.map(({ id, name }) => ({ value: id, label: text.filter(name) })),
  ]
  if (targets.length === 1) return null
  return <Select label={label} options={targets} value={target} onChange={setTarget} />
}
