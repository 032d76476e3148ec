import { isAddress } from '@touchline/domain/invitations/addresses'
import { mayInvite } from '@touchline/domain/invitations/permissions'
import { mayHoldOwnAccount } from '@touchline/domain/values/own-account'
import { Mail } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import type { Person } from '#web/members/person-actions.tsx'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useInvitePerson } from '../api/invitations.ts'

/** Invites a member without an account, or a parent. */
export function InvitePerson({ person }: { person: Person }) {
  const text = useText('invitations').person
  const actor = useActor()
  const refusal = useRefusal(person)
  const [asking, setAsking] = useState(false)
  const invitation = useInvitation(person, () => setAsking(false))
  if (person.hasJoined || !mayInvite(actor, actor.teamId)) return null
  return (
    <>
      <Button
        size="s"
        icon={<Mail aria-hidden />}
        busy={invitation.busy && !asking}
        refusal={refusal}
        onClick={() => (person.email === null ? setAsking(true) : invitation.send())}
      >
        {person.kind === 'member' ? text.inviteMember : text.inviteParent}
      </Button>
      <Dialog open={asking} onOpenChange={setAsking} title={text.askEmail(person.name)} size="s">
        <AddressForm busy={invitation.busy} onSubmit={invitation.send} />
      </Dialog>
    </>
  )
}

/** Why this person can't be invited; undefined if they can. */
function useRefusal(person: Person): string | undefined {
  const text = useText('invitations').person
  const { team } = useTeam()
  const today = useTodayInTeam()
  if (person.isArchived) return text.archivedHint
  if (person.kind === 'guardian' || person.dateOfBirth === null) return undefined
  // From this age, the link asks whether a parent has joined before.
  const country = team.club?.country ?? team.country
  return mayHoldOwnAccount(country, person.dateOfBirth, today) ? undefined : text.tooYoungHint
}

function useInvitation(person: Person, onDone: () => void) {
  const text = useText('invitations')
  const actor = useActor()
  const toast = useToast()
  const complain = useErrorToast({
    too_many_requests: text.invite.dailyLimit,
    guardian_needed: text.person.tooYoungHint,
  })
  const invite = useInvitePerson(actor.teamId)

  function send(email?: string) {
    const { kind, id } = person
    const whom = { person: { kind, id }, ...(email === undefined ? {} : { email }) }
    invite.mutate(whom, {
      onSuccess: ({ results }) => {
        const [first] = results
        toast({
          title:
            first?.outcome === 'already_invited'
              ? text.invite.alreadyInvited(first.email)
              : text.person.invited(person.name),
        })
        onDone()
      },
      onError: complain,
    })
  }

  return { send, busy: invite.isPending }
}

interface AddressFormProps {
  readonly busy: boolean
  readonly onSubmit: (email: string) => void
}

function AddressForm({ busy, onSubmit }: AddressFormProps) {
  const text = useText('invitations')
  const { validation } = useText('members')
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const isGood = isAddress(email.trim())
    setRefused(!isGood)
    if (isGood) onSubmit(email.trim())
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        type="email"
        label={text.manual.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={refused ? validation.emailInvalid : undefined}
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text.invite.sending}>
          {text.person.inviteMember}
        </Button>
      </DialogActions>
    </form>
  )
}
