import { useState } from 'react'
import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { CheckFixtures, type FoundFixtures } from './check-fixtures.tsx'
import { ChooseFixtures } from './choose-fixtures.tsx'
import { FixtureHistory } from './fixture-history.tsx'

/** The association's fixtures for all teams at once. */
export default function FixturesPage() {
  const { clubId = '' } = useParams()
  const text = useText('fixtureList')
  const { title } = useText('clubCalendar')
  const club = useClub({ clubId, enabled: true })
  const [found, setFound] = useState<FoundFixtures>()
  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        crumbs={[
          { label: club.data?.club.name ?? '…', to: paths.club(clubId) },
          { label: title, to: paths.clubCalendar(clubId) },
          { label: text.title },
        ]}
      />
      {found === undefined ? (
        <div className="grid gap-8">
          <ChooseFixtures clubId={clubId} onFound={setFound} />
          <FixtureHistory clubId={clubId} />
        </div>
      ) : (
        <CheckFixtures
          clubId={clubId}
          found={found}
          onFound={setFound}
          onDone={() => setFound(undefined)}
        />
      )}
    </PageMain>
  )
}
