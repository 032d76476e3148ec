import type { JoinRequest } from '@touchline/contract/invitations/shapes'

import { fullName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { ShownPhone } from '#web/ui/phone-link.tsx'

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
    request.email,
    request.phone && <ShownPhone key="phone" phone={request.phone} />,
    `${text.requests.via[request.via]}, ${moment(request.createdAt, team.timeZone)}`,
  ]
  return (
    <div className="min-w-0">
      <h2 className="text-m font-semibold wrap-anywhere">{fullName(request)}</h2>
      <p className="wrap-anywhere">
        <Facts of={facts} />
      </p>
      <p className="text-s wrap-anywhere text-muted">
        <Facts of={contact} />
      </p>
    </div>
  )
}
