import type { Member } from '@touchline/contract/members/shapes'
import { mayActOnMany } from '@touchline/domain/members/permissions'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { ExportMenu } from './export-menu.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  /** Who is ticked, on this page and on others. */
  readonly chosen: readonly Member[]
  readonly selection: Selection
  readonly onRole: (members: readonly Member[]) => void
  readonly onArchive: (members: readonly Member[]) => void
}

/** Appears with the first tick: what can be done to all who are ticked. */
export function SelectionBar({ chosen, selection, onRole, onArchive }: SelectionBarProps) {
  const text = useText('members')
  const actor = useActor()
  const refusal = mayActOnMany(actor) ? undefined : text.refusals.onlyAdmins
  if (chosen.length === 0) return null
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-1.5">
      <span role="status" className="figures grow text-s text-muted">
        {text.selected(chosen.length)}
      </span>
      <Button size="s" refusal={text.table.noMessagesYet}>
        {text.table.message}
      </Button>
      <Button size="s" refusal={refusal} onClick={() => onRole(chosen)}>
        {text.table.giveRole}
      </Button>
      <ExportMenu
        trigger={<Button size="s">{text.toolbar.export}</Button>}
        memberIds={chosen.map(({ id }) => id)}
      />
      <Button size="s" refusal={refusal} onClick={() => onArchive(chosen)}>
        {text.archive}
      </Button>
      <Button size="s" variant="quiet" onClick={() => selection.set([])}>
        {text.table.clear}
      </Button>
    </div>
  )
}
