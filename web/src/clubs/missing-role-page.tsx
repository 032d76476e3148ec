import { Lock } from 'lucide-react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { ClubWithRoles } from './club-pages.ts'

/** Replaces a page that my roles in the club can't open, with what they can do. */
export function MissingRolePage({ club }: { club: ClubWithRoles }) {
  const text = useText('clubRoles')
  return (
    <PageMain width="prose">
      <PageTitle title={text.refused} />
      <EmptyState
        heading="h1"
        icon={<Lock aria-hidden />}
        title={text.refused}
        action={<ButtonLink to={paths.club(club.id)}>{text.toClub}</ButtonLink>}
      >
        <ul className="grid gap-1">
          {club.roles.map((role) => (
            <li key={role}>
              {text.names[role]}: {text.does[role]}
            </li>
          ))}
        </ul>
      </EmptyState>
    </PageMain>
  )
}
