import type { JoinResult, OpenedJoinTarget } from '@touchline/contract/invitations/shapes'
import { isMinor } from '@touchline/domain/values/age'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { JoinTarget } from '../api/joining.ts'
import { ChildFields, PersonFields } from './join-fields.tsx'
import { JoinRefused } from './join-refused.tsx'
import type { JoinerKind } from './join-values.ts'
import { type JoinFormState, useJoinForm } from './use-join-form.ts'
import { useJoining } from './use-joining.ts'

interface JoinFormProps {
  readonly door: JoinTarget
  readonly details: NonNullable<OpenedJoinTarget['details']>
  readonly otherAddress?: boolean
  readonly startsAs: JoinerKind | undefined
  readonly onJoined: (outcome: JoinResult) => void
}

export function JoinForm(props: JoinFormProps) {
  const { details } = props
  const state = useJoinForm(details.isForAdults ? 'player' : props.startsAs, details)
  const joining = useJoining({ ...props, showAt: state.showAt })
  const { form, today } = state

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) =>
        void form.handleSubmit(async (values) => {
          const { readJoin } = await import('./read-join.ts')
          const read = readJoin(values, today, details)
          if (read.kind === 'who') joining.send(read.who)
        })(event)
      }
    >
      {!details.isForAdults && (
        <WhoChoice state={state} details={details} onChange={joining.forget} />
      )}
      <JoinAnswer state={state} details={details} joining={joining} />
    </form>
  )
}

interface JoinAnswerProps {
  readonly state: JoinFormState
  readonly details: JoinFormProps['details']
  readonly joining: ReturnType<typeof useJoining>
}

/** The fields for a player or a parent, and the button. */
function JoinAnswer({ state, details, joining }: JoinAnswerProps) {
  const text = useText('invitations').join
  const { form } = state
  const kind = form.watch('kind')
  const waits = useWaits(state, details)
  if (kind === '') return null

  function joinAsParent() {
    form.setValue('kind', 'parent')
    joining.forget()
  }

  const isParent = kind === 'parent'
  return (
    <>
      <PersonFields state={state} asksDateOfBirth={!isParent && !details.isForAdults} />
      {isParent && <ChildFields state={state} rule={details} />}
      <JoinRefused
        refusal={joining.refusal}
        onParent={isParent || details.isForAdults ? undefined : joinAsParent}
      />
      {waits && <p className="text-s text-muted">{text.approvalNote}</p>}
      <Button type="submit" variant="primary" wide busy={joining.busy} busyLabel={text.busy}>
        {waits ? text.ask : text.submit}
      </Button>
    </>
  )
}

/** Minors and parents always wait for approval, adults only if the team wants it. */
function useWaits({ form, today }: JoinFormState, details: JoinFormProps['details']): boolean {
  const [kind, typed] = form.watch(['kind', 'dateOfBirth'])
  const birth = readTypedBirthDate(typed, today)
  const isYoung = birth.kind === 'day' && isMinor(birth.day, today)
  return kind === 'parent' || isYoung || (details.approval && details.invitation === null)
}

interface WhoChoiceProps {
  readonly state: JoinFormState
  readonly details: JoinFormProps['details']
  readonly onChange: () => void
}

function WhoChoice({ state, details, onChange }: WhoChoiceProps) {
  const text = useText('invitations').join
  return (
    <Controller
      control={state.form.control}
      name="kind"
      render={({ field }) => (
        <RadioCards<JoinerKind>
          label={text.whoTitle}
          value={field.value === '' ? null : field.value}
          onChange={(chosen) => {
            field.onChange(chosen)
            onChange()
          }}
          options={[
            {
              value: 'player',
              label: text.player,
              description: text.playerHint(details.ownAccountAge),
            },
            { value: 'parent', label: text.parent, description: text.parentHint },
          ]}
        />
      )}
    />
  )
}
