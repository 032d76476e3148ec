import type { Member } from '@touchline/contract/members/shapes'
import { Link, useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
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
export function MemberCards({ rows, selection, ...actions }: MemberCardsProps) {
  const { roles, selectOne } = useText('members')
  const { team } = useTeam()
  const { search } = useLocation()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
      {rows.map((member) => (
        <li
          key={member.id}
          className="flex items-center gap-3 rounded-surface border border-line bg-surface p-3"
        >
          {selection.isPicking && (
            <RowTick
              label={selectOne(fullName(member))}
              value={selection.has(member.id)}
              onChange={() => selection.toggle(member.id)}
            />
          )}
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
              {[member.jerseyNumber, member.position ?? wordOf(roles, member.role)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <MemberMenu member={member} {...actions} />
        </li>
      ))}
    </ul>
  )
}
