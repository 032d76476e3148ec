import type { PersonAnswer } from '@touchline/contract/events/shapes/event'
import type { OfflinePerson } from '@touchline/contract/events/shapes/offline-event'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { CallLink } from '#web/children/health/call-link.tsx'
import { HealthFacts } from '#web/children/health/health-facts.tsx'
import { useText } from '#web/platform/language/language.tsx'

interface OfflinePersonRowProps {
  readonly person: PersonAnswer
  readonly shirt: string | null
  /** The person's own number, if the reader may see it. */
  readonly phone: string | null
  readonly numbers: OfflinePerson | undefined
}

/** A name; expands to show whom to call, and is expanded in print. */
export function OfflinePersonRow(props: OfflinePersonRowProps) {
  const { phone, numbers } = props
  const hasMore = phone !== null || numbers !== undefined
  return (
    <li className="border-b border-line last:border-0">
      {hasMore ? (
        <details className="group print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-control hover:bg-hover">
            <Name {...props} />
            <ChevronDown
              className="size-5 shrink-0 text-muted group-open:rotate-180 print:hidden"
              aria-hidden
            />
          </summary>
          <div className="grid gap-4 pb-4">
            <Numbers {...props} />
            {numbers?.emergency && <HealthFacts facts={numbers.emergency} />}
          </div>
        </details>
      ) : (
        <div className="flex min-h-13 items-center gap-3">
          <Name {...props} />
        </div>
      )}
    </li>
  )
}

function Name({ person, shirt }: OfflinePersonRowProps) {
  const { guests } = useText('running')
  return (
    <>
      <span className="figures w-8 shrink-0 text-right text-muted">{shirt ?? '–'}</span>
      <span className="min-w-0 grow wrap-anywhere">
        {fullName(person)}
        {person.guestOf !== null && (
          <span className="block text-s text-muted">{guests.guest(person.guestOf)}</span>
        )}
      </span>
    </>
  )
}

function Numbers({ person, phone, numbers }: OfflinePersonRowProps): ReactNode {
  const text = useText('offlineEvent')
  const { guardianRole } = useText('members')
  const parents = (numbers?.parents ?? []).flatMap(({ phone: number, ...parent }) =>
    number === null ? [] : [{ ...parent, number }],
  )
  if (phone === null && parents.length === 0) {
    const hasOthers = (numbers?.emergency?.contacts ?? []).length > 0
    return hasOthers ? null : <p className="text-s text-muted">{text.noNumber}</p>
  }
  return (
    <ul className="grid gap-2">
      {parents.map((parent) => (
        <li key={parent.guardianId}>
          <CallLink
            name={fullName(parent)}
            relation={guardianRole[parent.role]}
            phone={parent.number}
          />
        </li>
      ))}
      {phone !== null && (
        <li>
          <CallLink name={fullName(person)} relation={text.own} phone={phone} />
        </li>
      )}
    </ul>
  )
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
