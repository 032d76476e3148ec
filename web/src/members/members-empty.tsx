import { mayAddMembers } from '@touchline/domain/members/permissions'
import { UserPlus, Users } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function MembersEmpty() {
  const text = useText('members')
  const actor = useActor()
  return (
    <EmptyState
      icon={<Users aria-hidden />}
      title={text.empty}
      action={
        mayAddMembers(actor) && (
          <ButtonLink to={paths.addMembers(actor.teamId)} icon={<UserPlus aria-hidden />}>
            {text.toolbar.add}
          </ButtonLink>
        )
      }
    />
  )
}
