import type { Member } from '@touchline/contract/members/shapes'
import { useCallback } from 'react'
import { Link, useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { CardList } from '#web/ui/card-list.tsx'
import { RowTick } from '#web/ui/row-tick.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { MemberMenu, type RowActions } from './member-menu.tsx'
import { fullName } from './roster-view.ts'
import type { Selection } from './use-selection.ts'

interface MemberCardsProps extends RowActions {
  readonly rows: readonly Member[]
  readonly selection: Selection
}

/** Faces instead of columns: to learn who is who. */
export function MemberCards({ rows, selection, onAddParent, onArchive }: MemberCardsProps) {
  const { isPicking, has, toggle } = selection
  const card = useCallback(
    (member: Member) => (
      <>
        {isPicking && <Tick member={member} value={has(member.id)} onToggle={toggle} />}
        <MemberCard member={member} />
        <MemberMenu member={member} onAddParent={onAddParent} onArchive={onArchive} />
      </>
    ),
    [isPicking, has, toggle, onAddParent, onArchive],
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
      label={selectOne(fullName(member))}
      value={value}
      onChange={() => onToggle(member.id)}
    />
  )
}

function MemberCard({ member }: { member: Member }) {
  const { roles } = useText('members')
  const { team } = useTeam()
  const { search } = useLocation()
  const facts = [member.jerseyNumber, member.position ?? wordOf(roles, member.role)]
  return (
    <>
      <Avatar id={member.id} name={fullName(member)} src={member.photo?.thumb} size="l" />
      <div className="min-w-0 grow">
        <Link
          to={`${paths.member(team.id, member.id)}${search}`}
          preventScrollReset
          className="line-clamp-2 font-medium wrap-anywhere hover:underline"
        >
          {fullName(member)}
        </Link>
        <p className="line-clamp-2 text-s wrap-anywhere text-muted">
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  )
}
