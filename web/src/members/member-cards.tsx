import type { RosterMember } from '@touchline/contract/members/shapes'
import { useCallback } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { CardList } from '#web/ui/card-list.tsx'
import { RowCheckbox } from '#web/ui/row-checkbox.tsx'

import { knownName } from './known-name.ts'
import { MemberCard } from './member-card.tsx'
import { MemberMenu, type RowActions } from './member-menu.tsx'
import { useOpenMember } from './use-open-member.ts'
import type { Selection } from './use-selection.ts'

interface MemberCardsProps extends RowActions {
  readonly rows: readonly RosterMember[]
  readonly selection: Selection
}

/** Members as cards with pictures, to learn who is who. */
export function MemberCards({ rows, selection, onAddParent, onArchive }: MemberCardsProps) {
  const onOpen = useOpenMember()
  const { isPicking, has, toggle } = selection
  const card = useCallback(
    (member: RosterMember) => (
      <>
        {isPicking && <Tick member={member} value={has(member.id)} onToggle={toggle} />}
        <MemberCard member={member} onOpen={onOpen} />
        <MemberMenu member={member} onAddParent={onAddParent} onArchive={onArchive} />
      </>
    ),
    [isPicking, has, toggle, onOpen, onAddParent, onArchive],
  )
  return <CardList items={rows} itemKey={({ id }) => id} card={card} />
}

interface TickProps {
  readonly member: RosterMember
  readonly value: boolean
  readonly onToggle: (id: string) => void
}

function Tick({ member, value, onToggle }: TickProps) {
  const { selectOne } = useText('members')
  return (
    <RowCheckbox
      label={selectOne(knownName(member))}
      value={value}
      onChange={() => onToggle(member.id)}
    />
  )
}
