import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { ClubCalendarHeader } from './club-calendar-header.tsx'
import { ShownClubWeek } from './shown-club-week.tsx'
import { useClubWeek } from './use-club-week.ts'

/** What all the club's teams do, and where. */
export default function ClubCalendarPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubCalendar')
  const { name, isGone, today, place, calendar, teams, shown } = useClubWeek(clubId)
  if (isGone) return <NotFoundScreen />
  return (
    <PageMain width="wide">
      <PageTitle title={[text.title, name].filter(Boolean).join(' · ')} />
      <ClubCalendarHeader
        clubId={clubId}
        clubName={name}
        place={place}
        today={today}
        teams={[...teams.values()]}
        venues={calendar.data?.venues ?? []}
      />
      {calendar.isError && <LoadFailure title={text.failed} query={calendar} />}
      {calendar.isPending && <SkeletonRows label={text.loading} />}
      {shown && <ShownClubWeek clubId={clubId} shown={shown} place={place} today={today} />}
    </PageMain>
  )
}
