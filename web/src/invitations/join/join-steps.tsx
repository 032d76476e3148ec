import type {
  JoinResult,
  OpenedJoinTarget,
  OwnJoinRequest,
} from '@touchline/contract/invitations/shapes'
import { useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { type JoinTarget, useMyRequests } from '../api/joining.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { JoinForm } from './join-form.tsx'
import { JoinedNotice, PendingNotice, VisitorRedirect } from './join-outcomes.tsx'
import { OtherAddress } from './other-address.tsx'

interface JoinStepsProps {
  readonly door: JoinTarget
  readonly opened: OpenedJoinTarget
}

/** The team's name and sport, with the next step below. */
export function JoinSteps({ door, opened }: JoinStepsProps) {
  const text = useText('invitations').join
  const { sports } = useText('teams')
  const { team, details } = opened
  const [outcome, setOutcome] = useState<JoinResult>()
  const { hasAsked, isIn, request } = useStanding(opened, outcome)
  const title = isIn ? team.name : text.title(team.name)
  return (
    <>
      <PageTitle title={title} />
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      <p className="mt-1 mb-6 text-muted">{labelOf(sports, team.sport)}</p>
      {details === null ? (
        <VisitorRedirect door={door} />
      ) : hasAsked ? (
        <Asked team={team} request={request} />
      ) : (
        <SignedIn
          door={door}
          opened={opened}
          details={details}
          outcome={outcome}
          onJoined={setOutcome}
        />
      )}
    </>
  )
}

/** Whether the person has asked to join, and whether they are a member. */
function useStanding({ team, details }: OpenedJoinTarget, outcome: JoinResult | undefined) {
  const standing = details?.standing
  const hasAsked = outcome?.kind === 'waiting' || standing === 'waiting'
  const request = useRequest(team.id, hasAsked)
  const isIn = [outcome?.kind, standing, request?.state].some((one) =>
    ['joined', 'member', 'approved'].includes(one ?? ''),
  )
  return { hasAsked, isIn, request }
}

/** The person's newest request; refetched when staff decide. */
function useRequest(teamId: string, hasAsked: boolean): OwnJoinRequest | undefined {
  const mine = useMyRequests(hasAsked)
  return hasAsked ? mine.data?.requests.find((one) => one.team.id === teamId) : undefined
}

type Details = NonNullable<OpenedJoinTarget['details']>

interface SignedInProps extends JoinStepsProps {
  readonly details: Details
  readonly outcome: JoinResult | undefined
  readonly onJoined: (outcome: JoinResult) => void
}

/** Shows the result to members, and the form to everyone else. */
function SignedIn({ door, opened: { team }, details, outcome, onJoined }: SignedInProps) {
  if (outcome?.kind === 'joined')
    return <JoinedNotice team={team} isNew joinedChildren={outcome.children} />
  if (details.standing === 'member') return <JoinedNotice team={team} isNew={false} />
  return <Newcomer door={door} details={details} onJoined={onJoined} />
}

interface AskedProps extends Pick<OpenedJoinTarget, 'team'> {
  readonly request: OwnJoinRequest | undefined
}

function Asked({ team, request }: AskedProps) {
  if (request?.state !== 'approved') return <PendingNotice team={team} state={request?.state} />
  const { childId: memberId, childName: firstName } = request
  const joinedChildren = memberId !== null && firstName !== null ? [{ memberId, firstName }] : []
  return <JoinedNotice team={team} isNew joinedChildren={joinedChildren} />
}

type NewcomerProps = Pick<SignedInProps, 'door' | 'details' | 'onJoined'>

function Newcomer(props: NewcomerProps) {
  const { invitation } = props.details
  const [isMine, setMine] = useState(false)
  const [isParent, setParent] = useState(false)

  if (invitation?.isOtherAddress && !isMine) return <OtherAddress onConfirm={() => setMine(true)} />
  const input = isMine ? { ...props, otherAddress: true } : props
  if (isParent || invitation === null || invitation.kind === 'placeholder')
    return <JoinForm {...input} startsAs={isParent ? 'parent' : undefined} />
  return <AcceptInvitation {...input} invitation={invitation} onParent={() => setParent(true)} />
}
