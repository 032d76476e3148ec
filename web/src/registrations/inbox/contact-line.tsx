import { useText } from '#web/platform/language/language.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import type { Registration } from '../api.ts'

/** How the family is reached, and how it pays. */
export function ContactLine({ registration }: { registration: Registration }) {
  const text = useText('registrations')
  const { contact, secondGuardian, hasMandate } = registration
  return (
    <div className="grid gap-0.5 pb-2 text-s text-muted">
      <p className="flex flex-wrap gap-x-3 leading-6">
        <EmailLink email={contact.email} />
        {contact.phone !== null && <PhoneLink phone={contact.phone} />}
      </p>
      {contact.address !== null && <p className="wrap-anywhere">{contact.address}</p>}
      {secondGuardian !== null && (
        <p className="flex flex-wrap gap-x-3 leading-6">
          <span>{`${secondGuardian.firstName} ${secondGuardian.lastName}`}</span>
          <EmailLink email={secondGuardian.email} />
        </p>
      )}
      {hasMandate && <p>{text.mandate}</p>}
    </div>
  )
}
