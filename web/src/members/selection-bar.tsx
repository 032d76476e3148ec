import type { RosterMember } from '@touchline/contract/members/shapes'
import { mayActOnMany } from '@touchline/domain/members/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { ExportMenu } from './export-menu.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  /** The selected members, also of other pages. */
  readonly chosen: readonly RosterMember[]
  /** Members matching search and filter. */
  readonly found: readonly RosterMember[]
  readonly selection: Selection
  readonly onRole: (members: readonly RosterMember[]) => void
  readonly onArchive: (members: readonly RosterMember[]) => void
}

/** Actions for the selected members. Stays visible on phones. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, found, selection, onRole, onArchive } = props
  const text = useText('members')
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-1.5 max-md:not-short:sticky max-md:top-0 max-md:z-1">
      <span role="status" className="figures grow text-s text-muted">
        {text.selected(chosen.length)}
      </span>
      {chosen.length < found.length && selection.isPicking && (
        <Button size="s" variant="quiet" onClick={() => selection.set(found.map(({ id }) => id))}>
          {text.selectAll}
        </Button>
      )}
      {chosen.length > 0 && <Acts chosen={chosen} onRole={onRole} onArchive={onArchive} />}
      <Button size="s" variant="quiet" onClick={() => selection.pick(false)}>
        {text.table.clear}
      </Button>
    </div>
  )
}

function Acts({
  chosen,
  onRole,
  onArchive,
}: Pick<SelectionBarProps, 'chosen' | 'onRole' | 'onArchive'>) {
  const text = useText('members')
  const { team } = useTeam()
  const actor = useActor()
  const memberIds = chosen.map(({ id }) => id)
  const refusal = mayActOnMany(actor) ? undefined : text.refusals.onlyAdmins
  return (
    <>
      <ButtonLink size="s" to={paths.writeTo(team.id, memberIds)}>
        {text.table.message}
      </ButtonLink>
      <Button size="s" refusal={refusal} onClick={() => onRole(chosen)}>
        {text.table.giveRole}
      </Button>
      <ExportMenu trigger={<Button size="s">{text.toolbar.export}</Button>} memberIds={memberIds} />
      <Button size="s" refusal={refusal} onClick={() => onArchive(chosen)}>
        {text.archive}
      </Button>
    </>
  )
}
