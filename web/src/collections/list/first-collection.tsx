import { HandCoins } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { useCollections } from '../api.ts'

/** Invites a team to create its first collection. */
export function FirstCollection() {
  const text = useText('collections')
  const { team } = useTeam()
  const list = useCollections(team.id)
  if (list.data?.collections.length !== 0) return null
  return (
    <EmptyState
      icon={<HandCoins aria-hidden />}
      title={text.firstTitle}
      action={
        <ButtonLink variant="primary" to={paths.createCollection(team.id)}>
          {text.create}
        </ButtonLink>
      }
    >
      {text.firstText}
    </EmptyState>
  )
}
