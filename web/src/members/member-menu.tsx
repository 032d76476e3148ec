import type { RosterMember } from '@touchline/contract/members/shapes'
import { mayAddGuardian, mayArchiveMember } from '@touchline/domain/members/permissions'
import { isStaffFor } from '@touchline/domain/teams/actor'
import { Archive, Pencil, Siren, UserPlus } from 'lucide-react'
import { useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

import { useEmergency } from './emergency.tsx'
import { fullName, knownName } from './known-name.ts'
import { useHasFamily } from './use-has-family.ts'

export interface RowActions {
  readonly onAddParent: (member: RosterMember) => void
  readonly onArchive: (members: readonly RosterMember[]) => void
}

interface MemberMenuProps extends RowActions {
  readonly member: RosterMember
}

export function MemberMenu(props: MemberMenuProps) {
  const { rowMenu } = useText('members')
  const label = rowMenu(knownName(props.member))
  return (
    <Menu trigger={<IconButton label={label} icon={<Dots />} />}>
      <Lines {...props} />
    </Menu>
  )
}

/** A single shape, because it is in every row of a long list. */
function Dots() {
  return (
    <svg
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={4}
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M5 12h.01M12 12h.01M19 12h.01" />
    </svg>
  )
}

/** Rendered when the menu opens, because a long list has many closed menus. */
function Lines({ member, onAddParent, onArchive }: MemberMenuProps) {
  const text = useText('members')
  const actor = useActor()
  const { search } = useLocation()
  const hasFamily = useHasFamily()
  const { onlyOwn, onlyAdmins } = text.refusals
  return (
    <>
      <MenuLink
        to={`${paths.member(actor.teamId, member.id)}${onFields(search)}`}
        icon={<Pencil aria-hidden />}
      >
        {text.editProfile}
      </MenuLink>
      {hasFamily(member) && (
        <MenuItem
          icon={<UserPlus aria-hidden />}
          refusal={mayAddGuardian(actor, member.id) ? undefined : onlyOwn}
          onSelect={() => onAddParent(member)}
        >
          {text.addParent}
        </MenuItem>
      )}
      <EmergencyItem member={member} />
      <MenuSeparator />
      <MenuItem
        icon={<Archive aria-hidden />}
        refusal={mayArchiveMember(actor, member.id) ? undefined : onlyAdmins}
        onSelect={() => onArchive([member])}
      >
        {text.archive}
      </MenuItem>
    </>
  )
}

/** For staff: opens the emergency contacts from the list. */
function EmergencyItem({ member }: { member: RosterMember }) {
  const { view } = useText('health')
  const actor = useActor()
  const show = useEmergency()
  if (show === undefined || !isStaffFor(actor, member.id)) return null
  return (
    <MenuItem
      icon={<Siren aria-hidden />}
      onSelect={() => show({ id: member.id, name: fullName(member) })}
    >
      {view.emergency}
    </MenuItem>
  )
}

/** Keeps the list's query and opens the profile's form. */
function onFields(search: string): string {
  const listQuery = new URLSearchParams(search)
  listQuery.set('tab', 'identity')
  return `?${listQuery}`
}
