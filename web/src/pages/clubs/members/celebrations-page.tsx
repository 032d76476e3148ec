import { useState } from 'react'
import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { useClubMembers } from '#web/clubs/api/members.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { CelebrationLists } from './celebration-lists.tsx'
import { CelebrationTools, type Period } from './celebration-tools.tsx'
import { MembersPending } from './members-pending.tsx'

const lengths: Readonly<Record<Period, number>> = { month: 30, quarter: 91, year: 365 }

/** Upcoming birthdays and anniversaries. */
export default function CelebrationsPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubMembers')
  const club = useClub({ clubId, enabled: true })
  const members = useClubMembers(clubId)
  const [period, setPeriod] = useState<Period>('quarter')
  const [isRound, setRound] = useState(false)

  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  return (
    <PageMain>
      <PageTitle title={text.days.title} />
      <PageHeader
        title={text.days.title}
        crumbs={[
          { label: club.data?.club.name ?? '…', to: paths.club(clubId) },
          { label: text.title, to: paths.clubMembers(clubId) },
          { label: text.days.title },
        ]}
      />
      <CelebrationTools period={period} onPeriod={setPeriod} isRound={isRound} onRound={setRound} />
      {!members.data && <MembersPending query={members} />}
      {members.data && (
        <CelebrationLists
          clubId={clubId}
          people={members.data.people}
          days={lengths[period]}
          isRound={isRound}
        />
      )}
    </PageMain>
  )
}
