import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubMember } from '@touchline/contract/clubs/shapes/memberships'

import { PageTitle } from '#web/app/page-title.tsx'
import { knownName } from '#web/members/known-name.ts'

import { MemberHeader } from './member-header.tsx'
import { PersonCard } from './person-card.tsx'
import { RecordCards } from './record-form.tsx'
import { RecordHistory } from './record-history.tsx'
import { RemoveRecord } from './remove-record.tsx'

interface ClubMemberViewProps {
  readonly club: Club
  readonly member: ClubMember
}

export function ClubMemberView({ club, member }: ClubMemberViewProps) {
  const { person, record, history } = member
  return (
    <>
      <PageTitle title={`${knownName(person)} · ${club.name}`} />
      <MemberHeader club={club} person={person} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {/* A new version of the record resets the form. */}
        {!person.isPrivate && (
          <RecordCards key={record?.version ?? 0} club={club} member={member} />
        )}
        <div className="grid gap-5">
          <PersonCard person={person} />
          {!person.isPrivate && <RecordHistory history={history} />}
          {record && <RemoveRecord clubId={club.id} person={person} />}
        </div>
      </div>
    </>
  )
}
