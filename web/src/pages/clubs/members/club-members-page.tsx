import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useClub } from '#web/clubs/api/club.ts'
import { useClubMembers } from '#web/clubs/api/members.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { MembersHeader } from './members-header.tsx'
import { MembersPending } from './members-pending.tsx'
import { PeopleList } from './people-list.tsx'
import { usePeopleListQuery } from './use-people-wish.ts'

/** Everyone in the club in one table. */
export default function ClubMembersPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubMembers')
  const page = useClub({ clubId, enabled: true })
  const listQuery = usePeopleListQuery()
  const members = useClubMembers(clubId, listQuery.filter.state)
  const club = page.data?.club

  if (page.error && isNotFound(page.error)) return <NotFoundScreen />
  return (
    <PageMain width="wide">
      <PageTitle title={[text.title, club?.name].filter(Boolean).join(' · ')} />
      <MembersHeader clubId={clubId} club={club} list={members.data} />
      {members.data ? (
        <PeopleList clubId={clubId} list={members.data} listQuery={listQuery} />
      ) : (
        <MembersPending query={members} />
      )}
    </PageMain>
  )
}
