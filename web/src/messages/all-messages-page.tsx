import { Navigate } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Conversations belong to a team: whoever is in one only goes there at once. */
export default function AllMessagesPage() {
  const text = useText('messages')
  const { loading } = useText('wire')
  const mine = useMyTeams()
  const known = [...(mine.data?.teams ?? []), ...(mine.data?.children ?? [])]
  const teams = [...new Map(known.map((team) => [team.id, team])).values()]
  const [only, ...others] = teams
  if (only !== undefined && others.length === 0)
    return <Navigate to={paths.messages(only.id)} replace />
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.teams} />
      {mine.isPending && <SkeletonRows label={loading} />}
      {mine.isError && mine.data === undefined && <LoadFailure title={text.failed} query={mine} />}
      <ul className="divide-y divide-line">
        {teams.map(({ id, name, logo }) => (
          <li key={id} className="flex min-h-14 items-center gap-3">
            <Avatar id={id} name={name} src={logo?.thumb} shape="shield" />
            <TextLink to={paths.messages(id)} className="min-w-0 py-2 wrap-anywhere">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </PageMain>
  )
}
