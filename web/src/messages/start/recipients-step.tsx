import type { Recipients } from '@touchline/contract/messages/shapes/conversation'
import type { Audience } from '@touchline/domain/messages/conversations'
import { type SubmitEvent, Suspense, useState } from 'react'

import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { usePreview } from '../api/starting.ts'
import { audienceOf, type Choice, type ChoiceKind, choiceKinds, ownKinds } from './choice.ts'
import { EventField } from './event-field.tsx'
import { PeopleField } from './people-field.tsx'
import { PreviewOf } from './preview-of.tsx'
import { TeamNotReached } from './team-not-reached.tsx'

interface RecipientsStepProps {
  readonly teamId: string
  readonly recipients: LoadFailureProps['query'] & { readonly data: Recipients | undefined }
  readonly choice: Choice
  readonly isAnnouncement: boolean
  readonly isStarting: boolean
  readonly onChange: (choice: Choice) => void
  readonly onBack: () => void
  readonly onStart: (audience: Audience) => void
}

/** Chooses recipients, and shows how many there are and which parents are included. */
export function RecipientsStep({ recipients, ...step }: RecipientsStepProps) {
  const text = useText('starting')
  const { loading } = useText('wire')
  if (recipients.data !== undefined)
    return <ChosenRecipients {...step} recipients={recipients.data} />
  return (
    <>
      {recipients.error === null ? (
        <SkeletonRows label={loading} />
      ) : (
        <LoadFailure title={text.failed} query={recipients} />
      )}
      <DialogActions>
        <Button onClick={step.onBack}>{text.back}</Button>
      </DialogActions>
    </>
  )
}

type ChosenProps = Omit<RecipientsStepProps, 'recipients'> & { readonly recipients: Recipients }

function ChosenRecipients(props: ChosenProps) {
  const { teamId, recipients, isAnnouncement, isStarting, onBack, onStart } = props
  const text = useText('starting')
  const [isAsked, setAsked] = useState(false)
  const isOpen = kindsFor(recipients).some((kind) => kind === props.choice.kind)
  const choice = isOpen ? props.choice : { ...props.choice, kind: undefined }
  const audience = audienceOf(choice)
  const preview = usePreview(teamId, audience && { audience, isAnnouncement })
  const refusal = preview.data?.refusal ?? null

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (audience !== undefined && refusal === null && !isStarting) onStart(audience)
  }

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <Whom {...props} choice={choice} isMissing={isAsked && audience === undefined} />
      {audience !== undefined && <PreviewOf preview={preview} />}
      <DialogActions>
        <Button onClick={onBack}>{text.back}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isStarting}
          busyLabel={text.starting}
          refusal={refusal === null ? undefined : text.preview.refusal[refusal]}
        >
          {text.start}
        </Button>
      </DialogActions>
    </form>
  )
}

type WhomProps = ChosenProps & { readonly isMissing: boolean }

function Whom({ teamId, recipients, choice, isMissing, onChange }: WhomProps) {
  const text = useText('starting')
  const { loading } = useText('wire')
  const missing = (kind: ChoiceKind | undefined, sentence: string) =>
    isMissing && choice.kind === kind ? sentence : undefined
  return (
    <>
      <Kinds
        recipients={recipients}
        kind={choice.kind}
        error={missing(undefined, text.peopleRequired)}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'team' && <TeamNotReached teamId={teamId} />}
      {choice.kind === 'event' && (
        <Suspense fallback={<SkeletonRows label={loading} count={1} />}>
          <EventField
            teamId={teamId}
            eventId={choice.eventId}
            error={missing('event', text.eventRequired)}
            onChange={(eventId) => onChange({ ...choice, eventId })}
          />
        </Suspense>
      )}
      {choice.kind === 'people' && (
        <PeopleField
          recipients={recipients}
          choice={choice}
          error={missing('people', text.peopleRequired)}
          onChange={onChange}
        />
      )}
    </>
  )
}

interface KindsProps {
  readonly recipients: Recipients
  readonly kind: ChoiceKind | undefined
  readonly error: string | undefined
  readonly onChange: (kind: ChoiceKind) => void
}

function Kinds({ recipients, kind, error, onChange }: KindsProps) {
  const text = useText('starting')
  const { groups, mayAddressGroups } = recipients
  const looks: Record<ChoiceKind, { label: string; description?: string }> = {
    team: { label: text.whole, description: text.size(groups.team) },
    players: { label: text.players, description: text.size(groups.players) },
    guardians: {
      label: text.guardians,
      description: `${text.guardiansHint} · ${text.size(groups.guardians)}`,
    },
    staff: {
      label: text.staff,
      description: mayAddressGroups ? text.size(groups.staff) : text.staffHint,
    },
    event: { label: text.event },
    people: { label: text.named },
    sender: { label: text.sender },
  }
  return (
    <RadioCards
      label={text.whom}
      arrangement="list"
      value={kind}
      error={error}
      onChange={onChange}
      options={kindsFor(recipients).map((value) => ({ value, ...looks[value] }))}
    />
  )
}

function kindsFor({ mayAddressGroups }: Recipients): readonly ChoiceKind[] {
  return mayAddressGroups ? choiceKinds : ownKinds
}
