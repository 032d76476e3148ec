import type { RosterMember } from '@touchline/contract/members/shapes'
import { type ComponentProps, lazy, Suspense, useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { usePrinting } from '#web/ui/use-printing.ts'

import { MemberCards } from './member-cards.tsx'
import { MembersEmpty } from './members-empty.tsx'
import { MembersPaging } from './members-paging.tsx'
import { MembersTable } from './members-table.tsx'
import { MembersToolbar } from './members-toolbar.tsx'
import { inOrder, viewOf } from './roster-view.ts'
import { useRosterListQuery } from './use-roster-list-query.ts'
import { useSelection } from './use-selection.ts'
import { useShownDialogs } from './use-shown-dialogs.tsx'
import { useTableLook } from './use-table-look.ts'

/** Loaded when the first row is selected. */
const SelectionBar = lazy(async () => ({
  default: (await import('./selection-bar.tsx')).SelectionBar,
}))

interface MembersListProps {
  readonly members: readonly RosterMember[]
  readonly isFinding: boolean
}

/** The roster with its actions. Printing shows all pages. */
export function MembersList({ members, isFinding }: MembersListProps) {
  const text = useText('members')
  const { listQuery, change } = useRosterListQuery()
  const look = useTableLook()
  const isPrinting = usePrinting()
  const selection = useSelection()
  const { dialogs, shown } = useShownDialogs(() => selection.pick(false))
  const { sort, descending } = listQuery
  const ordered = useMemo(() => inOrder(members, { sort, descending }), [members, sort, descending])
  const view = viewOf(ordered, listQuery)
  const rows = isPrinting ? view.all : view.rows
  const actions = { onAddParent: dialogs.setParentOf, onArchive: dialogs.setArchiving }
  const table = { rows, shown: look.columns, listQuery, onChange: change, selection, ...actions }

  if (members.length === 0) return <MembersEmpty />
  return (
    <>
      <MembersToolbar
        listQuery={listQuery}
        onChange={change}
        look={look}
        found={view.all}
        selection={selection}
        isOpen={isFinding}
      />
      <p role="status" className="sr-only">
        {listQuery.search !== '' && text.found(view.found)}
      </p>
      <Picked
        members={members}
        found={view.all}
        selection={selection}
        onRole={dialogs.setPromoted}
        onArchive={dialogs.setArchiving}
      />
      {view.found === 0 && <p className="py-6 text-muted">{text.noMatch}</p>}
      {view.found > 0 && look.arrangement === 'table' && <MembersTable {...table} />}
      {view.found > 0 && look.arrangement === 'cards' && (
        <MemberCards rows={rows} selection={selection} {...actions} />
      )}
      <MembersPaging view={view} listQuery={listQuery} onChange={change} />
      {shown}
    </>
  )
}

interface PickedProps extends Omit<ComponentProps<typeof SelectionBar>, 'chosen'> {
  readonly members: readonly RosterMember[]
}

function Picked({ members, ...props }: PickedProps) {
  const { selection } = props
  const chosen = members.filter(({ id }) => selection.has(id))
  if (chosen.length === 0 && !selection.isPicking) return null
  return (
    <Suspense>
      <SelectionBar chosen={chosen} {...props} />
    </Suspense>
  )
}
