import { membershipKinds } from '@touchline/domain/clubs/memberships/options'
import { fieldRequirements, registrationLimits } from '@touchline/domain/registrations/settings'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { SettingsProps } from './form-settings.tsx'

interface AskedFieldsProps extends SettingsProps {
  /** A team without a club keeps no membership records and collects no direct debits. */
  readonly isOfClub: boolean
}

/** What everyone is asked besides names, birth dates and how they are reached. */
export function AskedFields({ settings, onChange, isOfClub }: AskedFieldsProps) {
  const { form: text } = useText('registrations')
  return (
    <div className="grid grid-cols-1 gap-4">
      {isOfClub && <Kinds settings={settings} onChange={onChange} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {(isOfClub ? (['address', 'mandate'] as const) : (['address'] as const)).map((which) => (
          <Select
            key={which}
            label={text[which]}
            options={optionsOf(fieldRequirements, text.demands)}
            value={settings[which]}
            onChange={(demand) => onChange({ [which]: demand })}
          />
        ))}
      </div>
      <Switch
        label={text.photos}
        value={settings.asksPhotos}
        onChange={(asksPhotos) => onChange({ asksPhotos })}
      />
      <TextField
        label={text.statutes}
        optional
        type="url"
        inputMode="url"
        maxLength={300}
        placeholder="https://"
        value={settings.statutesUrl}
        onChange={({ target }) => onChange({ statutesUrl: target.value.trim() })}
      />
      <TextArea
        label={text.intro}
        optional
        maxLength={registrationLimits.introLength}
        value={settings.intro}
        onChange={({ target }) => onChange({ intro: target.value })}
      />
    </div>
  )
}

function Kinds({ settings, onChange }: SettingsProps) {
  const text = useText('registrations')
  const { kinds } = settings
  return (
    <fieldset className="grid gap-x-4 sm:grid-cols-2">
      <legend className="font-medium">{text.form.kinds}</legend>
      {membershipKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={text.kinds[kind]}
          value={kinds.includes(kind)}
          onChange={(isOffered) =>
            onChange({
              kinds: membershipKinds.filter((one) =>
                one === kind ? isOffered : kinds.includes(one),
              ),
            })
          }
        />
      ))}
    </fieldset>
  )
}
