import { mayAddMembers } from '@touchline/domain/members/permissions'
import { mayManageRegistrations } from '@touchline/domain/teams/permissions'
import { Ellipsis, UserPlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

/** One primary button, rare actions in a menu. On phones labels are for screen readers only. */
export function MembersActions() {
  const { toolbar } = useText('members')
  const actor = useActor()
  if (!mayAddMembers(actor)) return null
  const hasForm = mayManageRegistrations(actor)
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="outlined"
            label={toolbar.more}
            icon={<Ellipsis aria-hidden />}
            className="size-11"
          />
        }
      >
        <MenuLink to={paths.importMembers(actor.teamId)}>{toolbar.import}</MenuLink>
        <MenuLink to={paths.moveTeam(actor.teamId)}>{toolbar.move}</MenuLink>
        {hasForm && (
          <MenuLink to={paths.registrations(actor.teamId)}>{toolbar.registrations}</MenuLink>
        )}
        <MenuLink to={paths.kitOrder(actor.teamId)}>{toolbar.kitOrder}</MenuLink>
        <MenuLink to={paths.archivedMembers(actor.teamId)}>{toolbar.archived}</MenuLink>
      </Menu>
      <ButtonLink
        to={paths.addMembers(actor.teamId)}
        variant="primary"
        icon={<UserPlus aria-hidden />}
        className="max-sm:px-3"
      >
        <span className="max-sm:sr-only">{toolbar.add}</span>
      </ButtonLink>
    </>
  )
}
