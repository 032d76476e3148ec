import type { EmergencyContact, HealthFields } from '@touchline/contract/children/shapes/health'
import { Phone } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useShownPhone } from '#web/ui/phone-link.tsx'

type Facts = Pick<HealthFields, 'contacts' | 'allergies' | 'medication'> &
  Partial<Pick<HealthFields, 'notes' | 'doctorName' | 'doctorPhone'>>

/** What was written down, to read: whom to call comes first. */
export function HealthFacts({ facts }: { facts: Facts }) {
  const text = useText('health')
  const { contacts, allergies, medication, notes, doctorName, doctorPhone } = facts
  const doctor = doctorPhone
    ? {
        name: doctorName || text.form.doctorName,
        relation: text.form.doctorName,
        phone: doctorPhone,
      }
    : undefined
  return (
    <div className="grid gap-5">
      <section>
        <h3 className="mb-2 font-semibold">{text.form.contacts}</h3>
        {contacts.length === 0 && <p className="text-muted">{text.view.nothing}</p>}
        <ul className="grid gap-2">
          {[...contacts, ...(doctor ? [doctor] : [])].map((contact) => (
            <Call key={`${contact.name} ${contact.phone}`} contact={contact} />
          ))}
        </ul>
      </section>
      <dl className="grid gap-4">
        <Fact name={text.form.allergies} value={allergies} />
        <Fact name={text.form.medication} value={medication} />
        {notes !== undefined && <Fact name={text.form.notes} value={notes} />}
        {doctorName !== undefined && doctor === undefined && (
          <Fact name={text.form.doctorName} value={doctorName} />
        )}
      </dl>
    </div>
  )
}

function Call({ contact: { name, relation, phone } }: { contact: EmergencyContact }) {
  const text = useText('health').view
  const shown = useShownPhone(phone)
  return (
    <li>
      <a
        href={`tel:${phone}`}
        className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 hover:bg-hover"
      >
        <Phone className="size-5 shrink-0" aria-hidden />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{text.call(name)}</span>
          <span className="figures block text-s wrap-anywhere text-muted">
            {[relation, shown].filter((word) => word !== '').join(' · ')}
          </span>
        </span>
      </a>
    </li>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  const text = useText('health').view
  return (
    <div>
      <dt className="text-s text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{value === '' ? text.none : value}</dd>
    </div>
  )
}
