import type { Member } from '@touchline/contract/members/shapes'
import { Check } from 'lucide-react'
import { Link, useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { wordOf } from '#web/ui/word-field.tsx'

import { MemberMenu, type RowActions } from './member-menu.tsx'
import { MemberState } from './member-state.tsx'
import { fullName, rosterSorts, type RosterWish } from './roster-view.ts'
import type { Selection } from './use-selection.ts'

export interface MembersTableProps extends RowActions {
  readonly rows: readonly Member[]
  readonly wish: RosterWish
  readonly onChange: (part: Partial<RosterWish>) => void
  readonly selection: Selection
}

/** Twelve columns on a desktop; a list with faces on a phone. */
export function MembersTable(props: MembersTableProps) {
  const text = useText('members')
  const { wish, selection } = props
  return (
    <DataTable
      caption={text.count(props.rows.length)}
      columns={useColumns(props)}
      rows={props.rows}
      rowKey={(member) => member.id}
      sorting={{ key: wish.sort, direction: wish.descending ? 'descending' : 'ascending' }}
      onSort={({ key, direction }) => {
        const sort = rosterSorts.find((known) => known === key)
        if (sort) props.onChange({ sort, descending: direction === 'descending' })
      }}
      isSelected={(member) => selection.has(member.id)}
    />
  )
}

function useColumns(props: MembersTableProps): readonly Column<Member>[] {
  const text = useText('members')
  const { selection, onAddParent, onArchive } = props
  const { columns } = text
  return [
    {
      key: 'select',
      header: columns.select,
      headerHidden: true,
      cell: (member) => (
        <Checkbox
          label={text.selectOne(fullName(member))}
          labelHidden
          value={selection.has(member.id)}
          onChange={() => selection.toggle(member.id)}
        />
      ),
    },
    ...useFactColumns(),
    {
      key: 'more',
      header: columns.more,
      headerHidden: true,
      align: 'end',
      pinned: true,
      phone: 'aside',
      cell: (member) => (
        <MemberMenu member={member} onAddParent={onAddParent} onArchive={onArchive} />
      ),
    },
  ]
}

/** What is known of somebody; `phone` says what a narrow screen keeps. */
function useFactColumns(): readonly Column<Member>[] {
  const { columns, roles } = useText('members')
  const words = (of: (member: Member) => string | null) => (member: Member) => (
    <Words>{of(member)}</Words>
  )
  return [
    {
      key: 'number',
      sortable: true,
      header: columns.number,
      cell: ({ jerseyNumber }) => <span className="figures">{jerseyNumber}</span>,
    },
    { key: 'photo', header: columns.photo, phone: 'lead', cell: photoOf },
    {
      key: 'parent',
      header: columns.parent,
      cell: (member) => (
        <div className="md:min-w-32">
          <Words>{parentsOf(member)}</Words>
        </div>
      ),
    },
    {
      key: 'surname',
      sortable: true,
      header: columns.surname,
      phone: 'title',
      cell: (member) => <Surname member={member} />,
    },
    {
      key: 'firstName',
      sortable: true,
      header: columns.firstName,
      cell: words(({ firstName }) => firstName),
    },
    { key: 'nickname', header: columns.nickname, cell: words(({ nickname }) => nickname) },
    {
      key: 'role',
      sortable: true,
      header: columns.role,
      phone: 'detail',
      cell: words(({ role }) => wordOf(roles, role)),
    },
    {
      key: 'position',
      sortable: true,
      header: columns.position,
      cell: words(({ position }) => position),
    },
    { key: 'admin', header: columns.admin, align: 'center', cell: (one) => <Admin member={one} /> },
    { key: 'email', header: columns.email, cell: (member) => <Email member={member} /> },
  ]
}

function Admin({ member }: { member: Member }) {
  const { isAdmin } = useText('members')
  if (!member.isAdmin) return null
  return (
    <>
      <Check className="inline size-4.5" aria-hidden />
      <span className="sr-only">{isAdmin}</span>
    </>
  )
}

function photoOf(member: Member) {
  return <Avatar id={member.id} name={fullName(member)} src={member.photo?.thumb} size="s" />
}

function parentsOf({ parents }: Member): string {
  return parents.map((parent) => fullName(parent)).join(', ')
}

/** The way to the profile; on a phone it carries the whole name. */
function Surname({ member }: { member: Member }) {
  const { team } = useTeam()
  const { search } = useLocation()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Link
        to={`${paths.member(team.id, member.id)}${search}`}
        preventScrollReset
        className="line-clamp-2 min-w-0 py-0.5 font-medium wrap-break-word hover:underline md:max-w-48"
      >
        <span className="md:hidden">{fullName(member)}</span>
        <span className="max-md:hidden">{member.lastName || member.firstName}</span>
      </Link>
      <MemberState member={member} />
    </span>
  )
}

function Email({ member }: { member: Member }) {
  const text = useText('members')
  if (member.isPrivate)
    return (
      <span className="text-s text-muted" title={text.hidden}>
        –
      </span>
    )
  return (
    <span className="block max-w-44 truncate text-s" title={member.email ?? undefined}>
      {member.email}
    </span>
  )
}

function Words({ children }: { children: string | null }) {
  return (
    <span className="line-clamp-2 max-w-48 text-s wrap-break-word" title={children ?? undefined}>
      {children}
    </span>
  )
}
