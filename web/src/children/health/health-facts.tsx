import type { HealthFields } from '@touchline/contract/children/shapes/health'

import { useText } from '#web/platform/language/language.tsx'

import { CallLink } from './call-link.tsx'

type Facts = Pick<HealthFields, 'contacts' | 'allergies' | 'medication'> &
  Partial<Pick<HealthFields, 'notes' | 'doctorName' | 'doctorPhone'>>

/** Health data to read: emergency contacts first. */
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
            <li key={`${contact.name} ${contact.phone}`}>
              <CallLink {...contact} />
            </li>
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

function Fact({ name, value }: { name: string; value: string }) {
  const text = useText('health').view
  return (
    <div>
      <dt className="text-s text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{value === '' ? text.none : value}</dd>
    </div>
  )
}
