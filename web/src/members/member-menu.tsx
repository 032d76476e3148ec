import type { Member } from '@touchline/contract/members/shapes'
import { mayAddGuardian, mayArchiveMember } from '@touchline/domain/members/permissions'
import { Archive, Ellipsis, Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

import { fullName } from './roster-view.ts'

export interface RowActions {
  readonly onAddParent: (member: Member) => void
  readonly onArchive: (members: readonly Member[]) => void
}

interface MemberMenuProps extends RowActions {
  readonly member: Member
}

/** A long list has as many menus as rows: each is made when its button is pressed. */
export function MemberMenu(props: MemberMenuProps) {
  const { rowMenu } = useText('members')
  const [isMade, setMade] = useState(false)
  const label = rowMenu(fullName(props.member))
  if (isMade) return <MadeMenu {...props} />
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      className="inline-flex size-9 items-center justify-center rounded-control hover:bg-hover touch:size-11"
      onClick={() => setMade(true)}
    >
      <Ellipsis className="size-5" aria-hidden />
    </button>
  )
}

function MadeMenu({ member, onAddParent, onArchive }: MemberMenuProps) {
  const text = useText('members')
  const actor = useActor()
  const { onlyOwn, onlyAdmins } = text.refusals
  return (
    <Menu
      defaultOpen
      trigger={
        <IconButton label={text.rowMenu(fullName(member))} icon={<Ellipsis aria-hidden />} />
      }
    >
      <ProfileLink memberId={member.id} />
      <MenuItem
        icon={<UserPlus aria-hidden />}
        refusal={mayAddGuardian(actor, member.id) ? undefined : onlyOwn}
        onSelect={() => onAddParent(member)}
      >
        {text.addParent}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Archive aria-hidden />}
        refusal={mayArchiveMember(actor) ? undefined : onlyAdmins}
        onSelect={() => onArchive([member])}
      >
        {text.archive}
      </MenuItem>
    </Menu>
  )
}

/** Only an open menu follows the address: a list of closed ones has nothing to do when it changes. */
function ProfileLink({ memberId }: { memberId: string }) {
  const text = useText('members')
  const { teamId } = useActor()
  const { search } = useLocation()
  return (
    <MenuLink to={`${paths.member(teamId, memberId)}${search}`} icon={<Pencil aria-hidden />}>
      {text.editProfile}
    </MenuLink>
  )
}
