import type { Joined, OpenedDoor } from '@touchline/contract/invitations/shapes'
import { isMinor } from '@touchline/domain/values/age'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { Door } from '../api/joining.ts'
import { ChildFields, PersonFields } from './join-fields.tsx'
import type { JoinerKind } from './join-values.ts'
import { Refused } from './refused.tsx'
import { type JoinFormState, useJoinForm } from './use-join-form.ts'
import { useJoining } from './use-joining.ts'

interface JoinFormProps {
  readonly door: Door
  readonly details: NonNullable<OpenedDoor['details']>
  readonly otherAddress?: boolean
  readonly startsAs: JoinerKind | undefined
  readonly onJoined: (outcome: Joined) => void
}

/** A player, or the parent of one. */
export function JoinForm(props: JoinFormProps) {
  const { details } = props
  const text = useText('invitations').join
  const state = useJoinForm(props.startsAs, details)
  const joining = useJoining(props)
  const { form, today } = state
  const [kind, typedBirth] = form.watch(['kind', 'dateOfBirth'])
  const birth = readTypedBirthDate(typedBirth, today)
  const concernsMinor = kind === 'parent' || (birth.kind === 'day' && isMinor(birth.day, today))
  const waits = concernsMinor || (details.approval && details.invitation === null)

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
      <WhoChoice state={state} details={details} onChange={joining.forget} />
      {kind !== '' && (
        <>
          <PersonFields state={state} asksDateOfBirth={kind === 'player'} />
          {kind === 'parent' && <ChildFields state={state} rule={details} />}
          <Refused
            refusal={joining.refusal}
            onParent={
              kind === 'parent'
                ? undefined
                : () => {
                    form.setValue('kind', 'parent')
                    joining.forget()
                  }
            }
          />
          {waits && <p className="text-s text-muted">{text.approvalNote}</p>}
          <Button type="submit" variant="primary" wide busy={joining.busy} busyLabel={text.busy}>
            {waits ? text.ask : text.submit}
          </Button>
        </>
      )}
    </form>
  )
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
