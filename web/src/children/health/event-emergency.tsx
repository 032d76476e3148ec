import { isStaff, isStaffFor } from '@touchline/domain/teams/actor'
import { Phone, Siren } from 'lucide-react'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { callAddress } from '#web/ui/phone-link.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useEmergencyNumbers } from '../api/health.ts'
import { EmergencyFacts } from './logged-facts.tsx'

interface Attending {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
}

/** One tap from an event to everyone's numbers, a second one calls. */
export function EventEmergency({ people }: { people: readonly Attending[] }) {
  const text = useText('health').view
  const actor = useActor()
  if (!isStaff(actor)) return null
  const mine = people.filter(({ memberId }) => isStaffFor(actor, memberId))
  return (
    <Dialog
      title={text.emergency}
      trigger={
        <Button size="s" icon={<Siren aria-hidden />}>
          {text.emergency}
        </Button>
      }
    >
      <Numbers people={mine} />
    </Dialog>
  )
}

function Numbers({ people }: { people: readonly Attending[] }) {
  const text = useText('health')
  const { teamId } = useActor()
  const numbers = useEmergencyNumbers(teamId)
  if (numbers.isPending) return <SkeletonRows label={text.loading} count={6} />
  if (!numbers.data) return <LoadFailure title={text.view.whoToCall} query={numbers} />
  const known = new Map(numbers.data.members.map((one) => [one.memberId, one.people]))
  const sorted = people.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
  return (
    <ul className="divide-y divide-line">
      {sorted.map((person) => (
        <OnePerson
          key={person.memberId}
          person={person}
          numbers={known.get(person.memberId) ?? []}
        />
      ))}
    </ul>
  )
}

interface OnePersonProps {
  readonly person: Attending
  readonly numbers: readonly { readonly name: string; readonly phone: string | null }[]
}

/** The name, a button for each number, and more on demand. */
function OnePerson({ person, numbers }: OnePersonProps) {
  const text = useText('health').view
  const { teamId } = useActor()
  const [isOpen, setOpen] = useState(false)
  const reachable = numbers.flatMap(({ name, phone }) => (phone === null ? [] : [{ name, phone }]))
  return (
    <li className="grid gap-2 py-3">
      <p className="font-semibold wrap-anywhere">{nameOf(person)}</p>
      {isOpen ? (
        <EmergencyFacts of={{ teamId, memberId: person.memberId }} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {reachable.map(({ name, phone }) => (
            <a
              key={phone}
              href={callAddress(phone)}
              className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-edge bg-raised px-3 font-semibold text-ink hover:border-ink"
            >
              <Phone className="size-4.5 shrink-0" aria-hidden />
              <span className="min-w-0 wrap-anywhere">{text.call(name)}</span>
            </a>
          ))}
          {reachable.length === 0 && <p className="text-s text-muted">{text.noNumber}</p>}
          <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
            {text.showNotes}
          </Button>
        </div>
      )}
    </li>
  )
}

function nameOf({ firstName, lastName }: Attending): string {
  return `${firstName} ${lastName}`.trim()
}
