import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fullName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

/** Teams, contact and parents from the rosters, where they are edited. */
export function PersonCard({ person }: { person: ClubPerson }) {
  const text = useText('clubMembers')
  const { places, parents } = person
  const hasContact = person.email !== null || person.phone !== null
  return (
    <Card title={text.record.teams}>
      {places.length === 0 && <p className="text-muted">{text.noTeam}</p>}
      <ul>
        {places.map(({ teamId, memberId, teamName, isArchived }) => (
          <li key={memberId} className="wrap-anywhere">
            {isArchived ? (
              <span className="text-muted">{text.record.archived(teamName)}</span>
            ) : (
              <Link to={paths.member(teamId, memberId)} className="inline-block py-1 underline">
                {teamName}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hasContact && <h3 className="mt-4 font-medium">{text.record.contact}</h3>}
      <Contact email={person.email} phone={person.phone} />
      {parents.length > 0 && <h3 className="mt-4 font-medium">{text.record.parents}</h3>}
      {parents.map((parent) => (
        <div key={fullName(parent) + (parent.email ?? '')} className="mt-1">
          <p className="wrap-anywhere">{fullName(parent)}</p>
          <Contact email={parent.email} phone={parent.phone} />
        </div>
      ))}
    </Card>
  )
}

function Contact({ email, phone }: Pick<ClubPerson, 'email' | 'phone'>) {
  return (
    <div className="grid text-s wrap-anywhere [&_a]:underline">
      {email && <EmailLink email={email} />}
      {phone && <PhoneLink phone={phone} />}
    </div>
  )
}
