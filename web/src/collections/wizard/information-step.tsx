import { collectionLimits as limits } from '@touchline/domain/collections/limits'
import { hasPlaces } from '@touchline/domain/collections/places'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { DaysPart } from './days-part.tsx'
import type { StepProps } from './step-props.ts'

/** Description, dates and contact. */
export function InformationStep({ collection, draft, onChange, errors }: StepProps) {
  const text = useText('collectionWizard').information
  const { language } = useLanguage()
  const { team } = useTeam()
  return (
    <>
      <TextField
        label={text.names[collection.kind]}
        required
        maxLength={limits.nameLength}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={errors.name}
      />
      <Validity {...{ collection, draft, onChange, errors }} />
      {hasPlaces(collection.kind) && <Places {...{ collection, draft, onChange, errors }} />}
      <TextArea
        label={text.details}
        optional
        maxLength={limits.detailsLength}
        value={draft.details}
        onChange={({ target }) => onChange({ details: target.value })}
      />
      <TextField
        label={text.email}
        description={text.emailHint}
        optional
        type="email"
        autoComplete="email"
        maxLength={254}
        value={draft.organizerEmail}
        onChange={({ target }) => onChange({ organizerEmail: target.value })}
        error={errors.organizerEmail}
      />
      <PhoneField
        label={text.phone}
        optional
        value={draft.phone}
        onChange={(phone) => onChange({ phone: phone.slice(0, 40) })}
        country={team.country}
        language={language}
      />
    </>
  )
}

/** How many can take part, and how long a place waits for its payment. */
function Places({ draft, onChange, errors }: StepProps) {
  const text = useText('collectionWizard').information
  const digits = { optional: true, inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...digits}
        label={text.places}
        description={text.placesHint}
        maxLength={6}
        value={draft.places}
        onChange={({ target }) => onChange({ places: digitsIn(target.value) })}
        error={errors.places}
      />
      {draft.places !== '' && (
        <TextField
          {...digits}
          label={text.holdDays}
          description={text.holdDaysHint}
          maxLength={3}
          value={draft.holdDays}
          onChange={({ target }) => onChange({ holdDays: digitsIn(target.value) })}
          error={errors.holdDays}
        />
      )}
    </div>
  )
}

const digitsIn = (typed: string) => typed.replaceAll(/\D/g, '')

/** A membership needs both dates. */
function Validity({ collection: { kind }, draft, onChange, errors }: StepProps) {
  const text = useText('collectionWizard').information
  const isMembership = kind === 'membership'
  return (
    <DaysPart
      title={isMembership ? text.period : text.when}
      hint={isMembership ? text.periodHint : undefined}
    >
      <DateField
        label={text.startsOn}
        required={isMembership}
        optional={!isMembership}
        value={draft.startsOn}
        onChange={({ target }) => onChange({ startsOn: target.value })}
        error={errors.startsOn}
      />
      <DateField
        label={text.endsOn}
        required={isMembership}
        optional={!isMembership}
        value={draft.endsOn}
        onChange={({ target }) => onChange({ endsOn: target.value })}
        error={errors.endsOn}
      />
    </DaysPart>
  )
}
