import type { LeagueInvitations } from '@touchline/contract/leagues/shapes/league'
import { answerVisibility } from '@touchline/domain/events/inviting'

import { useText } from '#web/platform/language/language.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import type { FieldProblems } from '../use-field-problems.ts'
import type { FieldsProps } from './step-props.ts'

/** How matches invite people, and who sees the answers. */
export function InvitationsStep({ draft, onChange, problems }: Omit<FieldsProps, 'isMissing'>) {
  const text = useText('leagueCreation')
  const { invitations } = draft
  const change = (parts: Partial<typeof invitations>) =>
    onChange({ invitations: { ...invitations, ...parts } })
  return (
    <div className="grid gap-5">
      <RadioCards
        label={text.invitation}
        options={(['automatic', 'manual'] as const).map((value) => ({
          value,
          label: text.invitations[value],
          description: text.invitationHints[value],
        }))}
        value={invitations.type}
        onChange={(type) => change({ type })}
        error={problems?.get('type')}
      />
      {invitations.type === 'automatic' && (
        <LeadTime value={invitations} onChange={change} problems={problems} />
      )}
      <Switch
        label={text.autoReminder}
        description={text.autoReminderHint}
        value={invitations.autoReminder}
        onChange={(autoReminder) => change({ autoReminder })}
      />
      <Switch
        label={text.firstCome}
        description={text.firstComeHint}
        value={invitations.firstComeFirstServed}
        onChange={(isOn) => change({ firstComeFirstServed: isOn, places: isOn ? 16 : null })}
      />
      {invitations.firstComeFirstServed && (
        <NumberField
          label={text.places}
          least={1}
          most={99}
          value={invitations.places ?? 1}
          onChange={(places) => change({ places })}
          error={problems?.get('places')}
        />
      )}
      <Select
        label={text.visibility}
        options={optionsOf(answerVisibility, text.visibilities)}
        value={invitations.attendanceVisibility}
        onChange={(attendanceVisibility) => change({ attendanceVisibility })}
        error={problems?.get('attendanceVisibility')}
      />
    </div>
  )
}

interface LeadTimeProps {
  readonly value: Pick<LeagueInvitations, 'daysBefore' | 'hoursBefore'>
  readonly onChange: (parts: Partial<LeagueInvitations>) => void
  readonly problems: FieldProblems | undefined
}

/** How long before a match people are invited. */
function LeadTime({ value, onChange, problems }: LeadTimeProps) {
  const text = useText('leagueCreation')
  return (
    <div className="grid grid-cols-2 gap-4">
      <NumberField
        label={text.daysBefore}
        most={60}
        value={value.daysBefore}
        onChange={(daysBefore) => onChange({ daysBefore })}
        error={problems?.get('daysBefore')}
      />
      <NumberField
        label={text.hoursBefore}
        most={23}
        value={value.hoursBefore}
        onChange={(hoursBefore) => onChange({ hoursBefore })}
        error={problems?.get('hoursBefore')}
      />
    </div>
  )
}
