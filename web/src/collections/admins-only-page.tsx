import { Lock } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown instead of a page only admins may open. */
export function AdminsOnlyPage() {
  const text = useText('collections')
  const { team } = useTeam()
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <EmptyState
        heading="h1"
        icon={<Lock aria-hidden />}
        title={text.chooser.onlyAdmins}
        action={<ButtonLink to={paths.collections(team.id)}>{text.title}</ButtonLink>}
      />
    </>
  )
}
