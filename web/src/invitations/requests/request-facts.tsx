import type { JoinRequest } from '@touchline/contract/invitations/shapes'

import { fullName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

export function RequestFacts({ request }: { request: JoinRequest }) {
  const text = useText('invitations')
  const { day, moment } = useFormat()
  const { team } = useTeam()
  const { child, dateOfBirth, invited } = request
  const childName = child && `${fullName(child)} (${text.join.roles[child.role]})`
  const born = child === null ? dateOfBirth : child.dateOfBirth
  const facts = [
    childName === null ? text.requests.asPlayer : text.requests.asParent(childName),
    born !== null && text.requests.bornOn(day(born)),
    invited && text.requests.invitedAs(invited.name),
  ]
  const contact = [
    request.email && <EmailLink key="email" email={request.email} />,
    request.phone && <PhoneLink key="phone" phone={request.phone} />,
    `${text.requests.via[request.via]}, ${moment(request.createdAt, team.timeZone)}`,
  ]
  return (
    <div className="min-w-0">
      <h2 className="text-m font-semibold wrap-anywhere">{fullName(request)}</h2>
      {facts.map(
        (fact) =>
          fact && (
            <p key={fact} className="wrap-anywhere">
              <bdi>{fact}</bdi>
            </p>
          ),
      )}
      <p className="text-s wrap-anywhere text-muted">
        <Facts of={contact} />
      </p>
    </div>
  )
}
