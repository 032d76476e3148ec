import type { JoinRequest } from '@touchline/contract/invitations/shapes'
import { isSameName } from '@touchline/domain/invitations/same-person'
import { isMinor } from '@touchline/domain/values/age'
import { useState } from 'react'

import { fullName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { DeclineDialog } from './decline-dialog.tsx'
import { RequestFacts } from './request-facts.tsx'
import { SamePerson } from './same-person.tsx'
import { useDecision } from './use-decision.ts'

interface RequestCardProps {
  readonly teamId: string
  readonly request: JoinRequest
}

/** One request: the applicant, possible matches on the roster, and the decision. */
export function RequestCard({ teamId, request }: RequestCardProps) {
  const text = useText('invitations').requests
  const decision = useDecision(teamId, request)
  const [declining, setDeclining] = useState(false)
  const { child } = request
  const today = useTodayInTeam()
  const isKnown = request.invited !== null
  const [row, setRow] = useState(() =>
    isKnown ? 'new' : (request.proposals[0]?.memberId ?? 'new'),
  )
  const refusal = request.mayDecide ? undefined : text.ownRequest

  return (
    <li className="grid gap-4 rounded-surface border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar id={request.id} name={request} />
        <RequestFacts request={request} />
      </div>
      {!isKnown && <SamePerson teamId={teamId} request={request} value={row} onChange={setRow} />}
      {child !== null && isSameName(request, child) && (
        <Banner tone="warning">{text.sameName}</Banner>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button refusal={refusal} onClick={() => setDeclining(true)}>
          {text.decline}
        </Button>
        <Button
          variant="primary"
          refusal={refusal}
          busy={decision.isApproving}
          busyLabel={text.approving}
          onClick={() => decision.approve(row === 'new' ? undefined : row)}
        >
          {text.approve}
        </Button>
      </div>
      <DeclineDialog
        name={fullName(request)}
        isMinor={
          child === null && request.dateOfBirth !== null && isMinor(request.dateOfBirth, today)
        }
        open={declining}
        busy={decision.isDeclining}
        onClose={() => setDeclining(false)}
        onDecline={decision.decline}
      />
    </li>
  )
}
