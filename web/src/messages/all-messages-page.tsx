import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { Navigate } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

import { Inbox } from './list/inbox.tsx'
import { WriteMenu } from './list/write-menu.tsx'

/** Conversations of all teams; people in one team are redirected to it. */
export default function AllMessagesPage() {
  const text = useText('messages')
  const mine = useMyTeams()
  const { teams, clubs } = writableIn(mine.data)
  const [only, ...others] = teams
  if (only !== undefined && others.length === 0 && clubs.length === 0)
    return <Navigate to={paths.messages(only.id)} replace />
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        actions={teams.length + clubs.length > 0 && <WriteMenu teams={teams} clubs={clubs} />}
      />
      <Inbox />
    </PageMain>
  )
}

/** Where the reader may write. The treasurer of a club is in its teams for the money only. */
function writableIn(mine: MyTeams | undefined) {
  if (mine === undefined) return { teams: [], clubs: [] }
  const own = mine.teams.filter(({ memberId, isAdmin }) => memberId !== null || isAdmin)
  const teams = new Map([...own, ...mine.children].map((team) => [team.id, team]))
  const clubs = mine.clubs.filter((club) => mayInClub(club, 'messages.send'))
  return { teams: [...teams.values()], clubs }
}
