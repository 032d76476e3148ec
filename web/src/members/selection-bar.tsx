import type { Member } from '@touchline/contract/members/shapes'
import { mayArchiveMember } from '@touchline/domain/members/permissions'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  readonly members: readonly Member[]
  readonly shown: readonly Member[]
  readonly selection: Selection
  readonly onArchive: (members: readonly Member[]) => void
}

/** Appears with the first tick: what can be done to all who are ticked. */
export function SelectionBar({ members, shown, selection, onArchive }: SelectionBarProps) {
  const text = useText('members')
  const actor = useActor()
  const chosen = members.filter(({ id }) => selection.has(id))
  if (chosen.length === 0) return null
  const all = shown.every(({ id }) => selection.has(id))
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sunken px-3 py-1.5">
      <Checkbox
        label={text.selectAll}
        value={all}
        indeterminate={!all}
        onChange={() => selection.set(all ? [] : shown.map(({ id }) => id))}
      />
      <span className="figures grow text-s text-muted">{text.selected(chosen.length)}</span>
      <Button
        size="s"
        refusal={mayArchiveMember(actor) ? undefined : text.refusals.onlyAdmins}
        onClick={() => onArchive(chosen)}
      >
        {text.archive}
      </Button>
    </div>
  )
}
