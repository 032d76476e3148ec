import type { JoinResult, OpenedJoinTarget } from '@touchline/contract/invitations/shapes'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'
import { type SubmitEvent, useState } from 'react'

import { fullName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { JoinTarget } from '../api/joining.ts'
import { JoinRefused } from './join-refused.tsx'
import { useJoining } from './use-joining.ts'

type Details = NonNullable<OpenedJoinTarget['details']>

interface AcceptInvitationProps {
  readonly door: JoinTarget
  readonly details: Details
  readonly invitation: NonNullable<Details['invitation']>
  readonly otherAddress?: boolean
  readonly onJoined: (outcome: JoinResult) => void
  readonly onParent: () => void
}

/** For the invited person: one tap, and the date of birth if it is missing. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { invitation, onParent } = props
  const text = useText('invitations').join
  const today = useTodayInTeam()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const asksDate = invitation.kind === 'member' && invitation.asksDateOfBirth
  const joining = useJoining({ ...props, showAt })

  function showAt(path: string, refused: string) {
    if (!asksDate || path !== 'dateOfBirth') return false
    setProblem(refused === 'required' ? text.dateRequired : text.dateInvalid)
    return true
  }

  function accept(event: SubmitEvent) {
    event.preventDefault()
    const birth = readTypedBirthDate(typed, today)
    const refused = typed.trim() === '' ? text.dateRequired : text.dateInvalid
    setProblem(asksDate && birth.kind === 'refused' ? refused : undefined)
    if (!asksDate) joining.send({ kind: 'invited' })
    else if (birth.kind === 'day') joining.send({ kind: 'invited', dateOfBirth: birth.day })
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={accept}>
      <Meant invitation={invitation} />
      <JoinRefused
        refusal={joining.refusal}
        onParent={invitation.kind === 'member' ? onParent : undefined}
      />
      {asksDate && (
        <TextField
          label={text.dateOfBirth}
          description={text.dateHint}
          required
          inputMode="numeric"
          autoComplete="bday"
          maxLength={12}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={joining.busy} busyLabel={text.busy}>
          {text.accept}
        </Button>
        {invitation.kind === 'member' && <Button onClick={onParent}>{text.notMe}</Button>}
      </div>
    </form>
  )
}

function Meant({ invitation }: Pick<AcceptInvitationProps, 'invitation'>) {
  const text = useText('invitations').join
  const { list } = useFormat()
  const { kind, firstName, lastName, children } = invitation
  if (kind === 'guardian' && children.length > 0) return <p>{text.invitedParent(list(children))}</p>
  if (firstName === null) return null
  return <p>{text.invitedAs(fullName({ firstName, lastName: lastName ?? '' }))}</p>
}
