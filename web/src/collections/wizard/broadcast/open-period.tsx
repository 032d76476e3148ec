import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { DaysPart } from '../days-part.tsx'
import type { StepProps } from '../step-props.ts'

/** When the form is open; needs a verified provider account. */
export function OpenPeriod({ collection, draft, onChange, errors }: StepProps) {
  const text = useText('collectionWizard').broadcast
  const { success } = useText('collections')
  const { team } = useTeam()
  const isLocked = collection.payee !== 'ready'
  return (
    <div>
      <DaysPart title={text.period} hint={isLocked ? text.periodNote : text.periodHint}>
        <DateField
          label={text.opensOn}
          optional
          disabled={isLocked}
          value={draft.opensOn}
          onChange={({ target }) => onChange({ opensOn: target.value })}
          error={errors.opensOn}
        />
        <DateField
          label={text.closesOn}
          optional
          disabled={isLocked}
          value={draft.closesOn}
          onChange={({ target }) => onChange({ closesOn: target.value })}
          error={errors.closesOn}
        />
      </DaysPart>
      {isLocked && (
        <TextLink to={paths.payout(team.id)} className="mt-2 inline-block">
          {success.validate}
        </TextLink>
      )}
    </div>
  )
}
