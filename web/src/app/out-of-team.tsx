import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { PageMain } from './page-main.tsx'
import { PageTitle } from './page-title.tsx'
import { paths } from './paths.ts'

/** Replaces a team's pages when I have lost access while viewing them. */
export function OutOfTeam({ team }: { team: string }) {
  const text = useText('site').outOfTeam
  const { backToTeams } = useText('teams')
  return (
    <PageMain width="prose">
      <PageTitle title={text.title(team)} />
      <EmptyState
        heading="h1"
        title={text.title(team)}
        action={<ButtonLink to={paths.teams}>{backToTeams}</ButtonLink>}
      >
        {text.description}
      </EmptyState>
    </PageMain>
  )
}
