import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useRegistrations } from '../api.ts'
import type { Owner } from '../owner.ts'
import { firstChoice } from './choices.ts'
import { ContactLine } from './contact-line.tsx'
import { RegisteredPerson } from './registered-person.tsx'

/** What was answered in the last months. */
export function DecidedRegistrations({ owner }: { owner: Owner }) {
  const text = useText('registrations')
  const list = useRegistrations(owner, 'decided')
  if (list.isPending) return <SkeletonRows label={text.loading} />
  if (list.isError && !list.data) return <LoadFailure title={text.failed} query={list} />
  const { registrations, teams } = list.data
  if (registrations.length === 0) return <EmptyState title={text.emptyDecided} />
  return (
    <ul className="grid grid-cols-1 gap-4">
      {registrations.map((registration) => (
        <li key={registration.id}>
          <Card title={`${registration.contact.firstName} ${registration.contact.lastName}`}>
            <ContactLine registration={registration} />
            <ul className="divide-y divide-line">
              {registration.people.map((person) => (
                <RegisteredPerson
                  key={person.id}
                  person={person}
                  teams={teams}
                  hasTeams={owner.kind === 'club'}
                  contact={registration.contact.firstName}
                  choice={firstChoice(person)}
                  onChoose={() => undefined}
                />
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  )
}
