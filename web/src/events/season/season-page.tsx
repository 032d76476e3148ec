import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { useText } from '#web/platform/language/language.tsx'

import { SeasonScreen } from './season-screen.tsx'

/** The season of all teams of a club. */
export default function SeasonPage() {
  const { clubId = '' } = useParams()
  const { title: calendar } = useText('clubCalendar')
  const club = useClub({ clubId, enabled: true })
  const above = [
    { label: club.data?.club.name ?? '…', to: paths.club(clubId) },
    { label: calendar, to: paths.clubCalendar(clubId) },
  ]
  return (
    <PageMain width="wide">
      <SeasonScreen owner={{ kind: 'club', id: clubId }} above={above} />
    </PageMain>
  )
}
