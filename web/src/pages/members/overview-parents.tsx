import type { Guardian, MemberPage } from '@touchline/contract/members/shapes'

import { ContactPerson } from '#web/members/contact-person.tsx'
import { fullName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

/** The parents with their numbers; a blocked parent isn't called. */
export function OverviewParents({ page }: { page: MemberPage }) {
  const { profile } = useText('members')
  const parents = page.guardians.filter(({ blockedAt }) => blockedAt === null)
  if (parents.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{profile.tabs.parents}</h3>
      <ul className="divide-y divide-line">
        {parents.map((parent) => (
          <Parent key={parent.guardianId} parent={parent} />
        ))}
      </ul>
    </section>
  )
}

function Parent({ parent }: { parent: Guardian }) {
  const text = useText('members')
  const { phone, email, role } = parent
  const facts = [
    text.guardianRole[role],
    phone && <PhoneLink key="phone" phone={phone} />,
    email && <EmailLink key="email" email={email} />,
  ]
  return (
    <li className="grid gap-2 py-3">
      <div>
        <p className="font-medium wrap-anywhere">{fullName(parent)}</p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={facts} />
        </p>
      </div>
      <ContactPerson name={fullName(parent)} phone={phone} email={email} />
    </li>
  )
}
