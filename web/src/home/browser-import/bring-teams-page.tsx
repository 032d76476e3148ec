import { PackageOpen } from 'lucide-react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { ComparedForm } from './compared-form.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { useSaved } from './use-saved.ts'

/** What an older version kept in this browser, to look at, choose from and bring into the account. */
export default function BringTeamsPage() {
  const text = useText('bringing')
  const { user } = useSession()
  const { stored, saved, place } = useSaved()
  const isEmpty = saved.clubs.length + saved.teams.length === 0
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} />
      {isEmpty && <Nothing />}
      {!isEmpty && user && <ComparedForm {...{ stored, saved, place, accountId: user.id }} />}
      <EarlierImports />
    </PageMain>
  )
}

function Nothing() {
  const text = useText('bringing')
  return (
    <EmptyState
      icon={<PackageOpen aria-hidden />}
      title={text.nothing}
      action={<ButtonLink to={paths.teams}>{text.toTeams}</ButtonLink>}
    >
      {text.nothingText}
    </EmptyState>
  )
}
