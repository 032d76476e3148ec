import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { lazy, Suspense } from 'react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { SyncButton } from '#web/events/sync/sync-button.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { AbsenceButton } from './absence-button.tsx'
import { ClubRoles } from './club-roles.tsx'
import { ComingList } from './coming-list.tsx'
import { TeamLinks } from './team-links.tsx'
import { WaitingForMe } from './waiting-for-me.tsx'

const InstallOffer = lazy(async () => ({
  default: (await import('./install/install-offer.tsx')).InstallOffer,
}))

/** What is coming up for me and my children in all teams, with answer buttons. */
export function Start({ mine }: { mine: MyTeams }) {
  const text = useText('start')
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        actions={
          <>
            <AbsenceButton mine={mine} />
            <SyncButton />
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,42rem)_minmax(16rem,1fr)]">
        <aside className="grid grid-cols-1 gap-6 empty:hidden lg:sticky lg:top-6 lg:order-last">
          <WaitingForMe />
          <ClubRoles clubs={mine.clubs} />
          <Suspense>
            <InstallOffer />
          </Suspense>
          <TeamLinks />
        </aside>
        <ComingList />
      </div>
      <p className="mt-8 lg:hidden">
        <TextLink to={paths.teams}>{text.myTeams}</TextLink>
      </p>
    </PageMain>
  )
}
