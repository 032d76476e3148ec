import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { useClub } from '#web/clubs/api/club.ts'
import { useClubMember } from '#web/clubs/api/members.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'

import { ClubMemberView } from './club-member-view.tsx'
import { MembersPending } from './members-pending.tsx'

/** A member's teams and contact, the club's record, and its history. */
export default function ClubMemberPage() {
  const { clubId = '', personId = '' } = useParams()
  const club = useClub({ clubId, enabled: true })
  const member = useClubMember(clubId, personId)
  const error = club.error ?? member.error

  if (error && isNotFound(error)) return <NotFoundScreen />
  return (
    <PageMain>
      {club.data && member.data ? (
        <ClubMemberView club={club.data.club} member={member.data} />
      ) : (
        <MembersPending query={member} />
      )}
    </PageMain>
  )
}
