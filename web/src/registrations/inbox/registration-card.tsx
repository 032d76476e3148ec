import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import type { Registered, Registration, RegistrationList } from '../api.ts'
import type { Owner } from '../owner.ts'
import {
  acceptance,
  choiceOf,
  newPeople,
  openPeople,
  unsurePeople,
  type Choices,
} from './choices.ts'
import { ContactLine } from './contact-line.tsx'
import { DecisionMenu } from './decision-menu.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { RegisteredPerson } from './registered-person.tsx'
import { useDecision } from './use-decision.ts'

interface RegistrationCardProps {
  readonly owner: Owner
  readonly registration: Registration
  readonly teams: RegistrationList['teams']
}

/** A family with everyone it registers: one tap accepts them all. */
export function RegistrationCard({ owner, registration, teams }: RegistrationCardProps) {
  const text = useText('registrations')
  const { list } = useFormat()
  const [choices, setChoices] = useState<Choices>({})
  const [declining, setDeclining] = useState<readonly Registered[]>()
  const decision = useDecision(owner)
  const { decide, problem, isPending, forget } = decision
  const open = openPeople(registration)
  const fresh = newPeople(registration)
  const name = `${registration.contact.firstName} ${registration.contact.lastName}`
  const namesOf = (people: readonly Registered[]) => list(people.map((one) => one.firstName))
  const decideAll = (kind: 'wait' | 'offer') => {
    const people = kind === 'wait' ? fresh : open.filter(({ state }) => state === 'waiting')
    decide({ kind, people: idsOf(people) }, text[`${kind}s`](namesOf(people)))
  }
  return (
    <Card
      title={name}
      action={
        <DecisionMenu
          name={name}
          people={open}
          onDecide={decideAll}
          onDecline={() => {
            forget()
            setDeclining(open)
          }}
        />
      }
    >
      <ContactLine registration={registration} />
      <ul className="divide-y divide-line">
        {registration.people.map((person) => (
          <RegisteredPerson
            key={person.id}
            person={person}
            teams={teams}
            hasTeams={owner.kind === 'club'}
            contact={name}
            choice={choiceOf(person, choices)}
            onChoose={(choice) => setChoices({ ...choices, [person.id]: choice })}
          />
        ))}
      </ul>
      {problem !== undefined && !declining && <Banner tone="danger">{problem}</Banner>}
      <AcceptButton
        count={fresh.length}
        unsure={namesOf(unsurePeople(fresh, choices))}
        isBusy={isPending}
        onAccept={() => decide(acceptance(fresh, choices), text.accepted(namesOf(fresh)))}
      />
      {declining && (
        <Declining people={declining} decision={decision} onClose={() => setDeclining(undefined)} />
      )}
    </Card>
  )
}

interface DecliningProps {
  readonly people: readonly Registered[]
  readonly decision: ReturnType<typeof useDecision>
  readonly onClose: () => void
}

function Declining({ people, decision, onClose }: DecliningProps) {
  const text = useText('registrations')
  const { list } = useFormat()
  const names = list(people.map((one) => one.firstName))
  return (
    <DeclineDialog
      names={names}
      isBusy={decision.isPending}
      problem={decision.problem}
      onClose={onClose}
      onDecline={(message) =>
        decision.decide(
          { kind: 'decline', people: idsOf(people), message },
          text.declined(names),
          onClose,
        )
      }
    />
  )
}

interface AcceptButtonProps {
  readonly count: number
  /** Names of those staff must look at first. */
  readonly unsure: string
  readonly isBusy: boolean
  readonly onAccept: () => void
}

function AcceptButton({ count, unsure, isBusy, onAccept }: AcceptButtonProps) {
  const text = useText('registrations')
  if (count === 0) return null
  return (
    <Button
      variant="primary"
      className="mt-3"
      refusal={unsure === '' ? undefined : text.sayWhether(unsure)}
      busy={isBusy}
      busyLabel={text.accepting}
      onClick={onAccept}
    >
      {count === 1 ? text.accept : text.acceptAll(count)}
    </Button>
  )
}

const idsOf = (people: readonly Registered[]) => people.map(({ id }) => ({ id }))
