import type { Member } from '@touchline/contract/members/shapes'
import { useCallback } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { CardList } from '#web/ui/card-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { Facts } from '#web/ui/facts.tsx'
import { RowTick } from '#web/ui/row-tick.tsx'
import { twoLines } from '#web/ui/two-lines.ts'
import { wordOf } from '#web/ui/word-of.ts'

import { knownName } from './known-name.ts'
import { MemberLink } from './member-link.tsx'
import { MemberMenu, type RowActions } from './member-menu.tsx'
import { useOpenMember } from './use-open-member.ts'
import type { Selection } from './use-selection.ts'

interface MemberCardsProps extends RowActions {
  readonly rows: readonly Member[]
  readonly selection: Selection
}

/** Faces instead of columns: to learn who is who. */
export function MemberCards({ rows, selection, onAddParent, onArchive }: MemberCardsProps) {
  const onOpen = useOpenMember()
  const { isPicking, has, toggle } = selection
  const card = useCallback(
    (member: Member) => (
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
  readonly member: Member
  readonly value: boolean
  readonly onToggle: (id: string) => void
}

function Tick({ member, value, onToggle }: TickProps) {
  const { selectOne } = useText('members')
  return (
    <RowTick
      label={selectOne(knownName(member))}
      value={value}
      onChange={() => onToggle(member.id)}
    />
  )
}

interface CardProps {
  readonly member: Member
  readonly onOpen: (member: Member) => void
}

function MemberCard({ member, onOpen }: CardProps) {
  const { roles } = useText('members')
  const name = knownName(member)
  const facts = [member.jerseyNumber, member.position ?? wordOf(roles, member.role)]
  return (
    <>
      <Avatar id={member.id} name={member} src={member.photo?.thumb} size="l" />
      <div className="min-w-0 grow">
        <MemberLink
          member={member}
          onOpen={onOpen}
          className={cx(twoLines(name), 'font-medium wrap-anywhere hover:underline')}
        >
          {name}
        </MemberLink>
        <p className={cx(twoLines(facts.join(' ')), 'text-s wrap-anywhere text-muted')}>
          <Facts of={facts} />
        </p>
      </div>
    </>
  )
}
