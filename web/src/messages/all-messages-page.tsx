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
  const known = [...(mine.data?.teams ?? []), ...(mine.data?.children ?? [])]
  const teams = [...new Map(known.map((team) => [team.id, team])).values()]
  const clubs = mine.data?.clubs ?? []
  const [only, ...others] = teams
  if (only !== undefined && others.length === 0 && clubs.length === 0)
    return <Navigate to={paths.messages(only.id)} replace />
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} actions={<WriteMenu teams={teams} clubs={clubs} />} />
      <Inbox />
    </PageMain>
  )
}
