import type { Member } from '@touchline/contract/members/shapes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { ArchiveDialog } from './archive-dialog.tsx'
import { MemberCards } from './member-cards.tsx'
import { MembersEmpty } from './members-empty.tsx'
import { MembersPaging } from './members-paging.tsx'
import { MembersTable } from './members-table.tsx'
import { type Arrangement, MembersToolbar } from './members-toolbar.tsx'
import { AddParentDialog } from './parent-dialog.tsx'
import { viewOf } from './roster-view.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useRosterWish } from './use-roster-wish.ts'
import { useSelection } from './use-selection.ts'

/** The roster with everything one does to its rows. */
export function MembersList({ members }: { members: readonly Member[] }) {
  const text = useText('members')
  const { team } = useTeam()
  const { wish, change } = useRosterWish()
  const [arrangement, setArrangement] = useState<Arrangement>('table')
  const [parentOf, setParentOf] = useState<Member>()
  const [doomed, setDoomed] = useState<readonly Member[]>([])
  const selection = useSelection()
  const view = viewOf(members, wish)
  const actions = { onAddParent: setParentOf, onArchive: setDoomed }

  if (members.length === 0) return <MembersEmpty />
  return (
    <>
      <MembersToolbar
        wish={wish}
        onChange={change}
        arrangement={arrangement}
        onArrange={setArrangement}
      />
      <p role="status" className="sr-only">
        {wish.search !== '' && text.found(view.found)}
      </p>
      <SelectionBar
        members={members}
        shown={view.rows}
        selection={selection}
        onArchive={setDoomed}
      />
      {view.found === 0 && <p className="py-6 text-muted">{text.noMatch}</p>}
      {view.found > 0 && arrangement === 'table' && (
        <MembersTable
          rows={view.rows}
          wish={wish}
          onChange={change}
          selection={selection}
          {...actions}
        />
      )}
      {view.found > 0 && arrangement === 'cards' && <MemberCards rows={view.rows} {...actions} />}
      <MembersPaging view={view} wish={wish} onChange={change} />
      <AddParentDialog teamId={team.id} member={parentOf} onClose={() => setParentOf(undefined)} />
      <ArchiveDialog
        teamId={team.id}
        members={doomed}
        onClose={() => setDoomed([])}
        onDone={() => {
          setDoomed([])
          selection.set([])
        }}
      />
    </>
  )
}
