import type { Joined, OpenedDoor } from '@touchline/contract/invitations/shapes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { type Door, useMyRequests } from '../api/joining.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { JoinForm } from './join-form.tsx'
import { IsIn, IsWaiting, Visitor } from './join-outcomes.tsx'
import { OtherAddress } from './other-address.tsx'

interface JoinStepsProps {
  readonly door: Door
  readonly opened: OpenedDoor
}

/** The team's name and sport, and below it the one thing to do next. */
export function JoinSteps({ door, opened }: JoinStepsProps) {
  const text = useText('invitations').join
  const { sports } = useText('teams')
  return (
    <>
      <h1 className="text-xl wrap-anywhere">{text.title(opened.team.name)}</h1>
      <p className="mt-1 mb-6 text-muted">{wordOf(sports, opened.team.sport)}</p>
      {opened.details === null ? (
        <Visitor />
      ) : (
        <SignedIn door={door} opened={opened} details={opened.details} />
      )}
    </>
  )
}

type Details = NonNullable<OpenedDoor['details']>

interface SignedInProps extends JoinStepsProps {
  readonly details: Details
}

/** Who has asked already sees what came of it; everybody else is asked who they are. */
function SignedIn({ door, opened, details }: SignedInProps) {
  const [outcome, setOutcome] = useState<Joined>()
  const { team } = opened

  if (outcome?.kind === 'joined') return <IsIn team={team} isNew answersFor={outcome.children} />
  if (outcome?.kind === 'waiting' || details.standing === 'waiting') return <Asked team={team} />
  if (details.standing === 'member') return <IsIn team={team} isNew={false} />
  return <Newcomer door={door} details={details} onJoined={setOutcome} />
}

/** Follows the newest request; the answer appears here as soon as the coach gives it. */
function Asked({ team }: Pick<OpenedDoor, 'team'>) {
  const mine = useMyRequests(true)
  const request = mine.data?.requests.find((one) => one.team.id === team.id)
  if (request?.state !== 'approved') return <IsWaiting team={team} state={request?.state} />
  const { childId: memberId, childName: firstName } = request
  const answersFor = memberId !== null && firstName !== null ? [{ memberId, firstName }] : []
  return <IsIn team={team} isNew answersFor={answersFor} />
}

interface NewcomerProps extends Omit<SignedInProps, 'opened'> {
  readonly onJoined: (outcome: Joined) => void
}

function Newcomer(props: NewcomerProps) {
  const { invitation } = props.details
  const [isMine, setMine] = useState(false)
  const [isParent, setParent] = useState(false)

  if (invitation?.isOtherAddress && !isMine) return <OtherAddress onConfirm={() => setMine(true)} />
  const wish = isMine ? { ...props, otherAddress: true } : props
  if (isParent || invitation === null || invitation.kind === 'placeholder')
    return <JoinForm {...wish} startsAs={isParent ? 'parent' : undefined} />
  return <AcceptInvitation {...wish} invitation={invitation} onParent={() => setParent(true)} />
}
