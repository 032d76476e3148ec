import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useMySubscriptions } from '../api/offer.ts'
import { Benefits } from './benefits.tsx'
import { chosenTeam } from './chosen-team.ts'
import { Offer } from './offer.tsx'
import { ReturnNotice } from './return-notice.tsx'
import { TeamChoice } from './team-choice.tsx'

/** The price and features of Premium for one of my teams. */
export function TeamPremium() {
  const text = useText('premium')
  const mine = useMySubscriptions()
  const [search, setSearch] = useSearchParams()
  const team = chosenTeam(mine.data?.teams ?? [], search.get('team'))
  return (
    <>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere">
        {mine.isPending && <SkeletonRows label={text.loading} count={2} />}
        {mine.isLoadingError && (
          <LoadFailure title={text.failed} hint={text.failedHint} query={mine} />
        )}
        {mine.data && <ReturnNotice team={team} />}
        {mine.data && (
          <TeamChoice
            teams={mine.data.teams}
            team={team}
            onChange={(teamId) => setSearch({ team: teamId }, { replace: true })}
          />
        )}
        {mine.data?.isSandbox && <Banner>{text.plan.sandbox}</Banner>}
        {mine.data && <Offer team={team} />}
        <Benefits />
      </div>
    </>
  )
}
