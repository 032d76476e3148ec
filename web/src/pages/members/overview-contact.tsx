import type { Member } from '@touchline/contract/members/shapes'

import { ContactPerson } from '#web/members/contact-person.tsx'
import { fullName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

/** How to reach the person, and their birth date. */
export function OverviewContact({ member }: { member: Member }) {
  const words = useText('members')
  const text = words.overview
  const { day } = useFormat()
  const { phone, email, address, dateOfBirth } = member
  const ways = [
    phone && <PhoneLink key="phone" phone={phone} />,
    email && <EmailLink key="email" email={email} />,
    address,
  ]
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.contact}</h3>
      <ContactPerson name={fullName(member)} phone={phone} email={email} />
      {ways.some(Boolean) ? (
        <p className="text-s wrap-anywhere">
          <Facts of={ways} />
        </p>
      ) : (
        <p className="text-s text-muted">{text.noContact}</p>
      )}
      {dateOfBirth !== null && (
        <p className="figures text-s text-muted">
          <Facts of={[words.form.dateOfBirth, day(dateOfBirth)]} />
        </p>
      )}
    </section>
  )
}
