import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { PossibleGuests } from '@touchline/contract/events/shapes/guests'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useSetGuests, usePossibleGuests } from './api/guests.ts'
import { useFormProblem } from './use-form-problem.ts'

interface GuestsDialogProps {
  readonly event: EventPage
  readonly onClose: () => void
}

type Teams = PossibleGuests['teams']

/** Invites people of the club's other teams to this event. */
export function GuestsDialog({ event, onClose }: GuestsDialogProps) {
  const { guests: text } = useText('running')
  const { loading } = useText('wire')
  const possible = usePossibleGuests(event)
  const failure = useFormProblem(possible.error)
  return (
    <Dialog
      open
      title={text.dialog}
      description={text.text}
      onOpenChange={(open) => open || onClose()}
    >
      {possible.isPending && <SkeletonRows label={loading} count={4} />}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {possible.data?.length === 0 && <p className="text-muted">{text.empty}</p>}
      {possible.data && possible.data.length > 0 && (
        <Choice event={event} teams={possible.data} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Choice({ event, teams, onClose }: GuestsDialogProps & { readonly teams: Teams }) {
  const { guests: text } = useText('running')
  const { cancel } = useText('wire')
  const { roles } = useText('members')
  const [chosen, setChosen] = useState(() => invitedIn(teams))
  const invite = useSetGuests(event)
  const problem = useFormProblem(invite.error)

  function save() {
    invite.mutate(chosen, {
      onSuccess: () => {
        onClose()
      },
    })
  }

  return (
    <>
      <div className="grid max-h-96 grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto overscroll-contain">
        {teams.map(({ id, name, members }) => (
          <fieldset key={id} className="min-w-0">
            <legend className="font-medium wrap-anywhere">{name}</legend>
            {members.map(({ memberId, firstName, lastName, role }) => (
              <Checkbox
                key={memberId}
                label={`${firstName} ${lastName}`}
                description={labelOf(roles, role)}
                value={chosen.includes(memberId)}
                onChange={(on) => setChosen(toggled(chosen, memberId, on))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="primary" busy={invite.isPending} busyLabel={text.saving} onClick={save}>
          {text.save}
        </Button>
      </DialogActions>
    </>
  )
}

function invitedIn(teams: Teams): readonly string[] {
  return teams
    .flatMap(({ members }) => members)
    .filter(({ isInvited }) => isInvited)
    .map(({ memberId }) => memberId)
}

function toggled(chosen: readonly string[], one: string, on: boolean): readonly string[] {
  return on ? [...chosen, one] : chosen.filter((other) => other !== one)
}
