import { mayAddMembers, mayImport } from '@touchline/domain/members/permissions'
import { UserPlus, Users } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function MembersEmpty() {
  const text = useText('members')
  const actor = useActor()
  return (
    <EmptyState
      icon={<Users aria-hidden />}
      title={text.empty}
      action={
        mayAddMembers(actor) && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to={paths.addMembers(actor.teamId)} icon={<UserPlus aria-hidden />}>
              {text.toolbar.add}
            </ButtonLink>
            {mayImport(actor) && (
              <TextLink to={paths.moveTeam(actor.teamId)}>{text.fromApp}</TextLink>
            )}
          </div>
        )
      }
    />
  )
}
