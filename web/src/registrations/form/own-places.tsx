import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import type { OwnForm } from '../api.ts'
import type { SettingsProps } from './form-settings.tsx'
import { placesIn } from './team-places.tsx'

interface OwnPlacesProps extends SettingsProps {
  readonly form: OwnForm
}

/** How many players a team without a club takes, and what joining costs. */
export function OwnPlaces({ settings, onChange, form }: OwnPlacesProps) {
  const { form: text } = useText('registrations')
  const [own] = form.teams
  if (own === undefined) return null
  const { id, players } = own
  const places = settings.teams[0]?.places ?? null
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.placesShort}
          description={
            places === null ? text.players(players) : `${text.players(players)}. ${text.noneLeft}`
          }
          inputMode="numeric"
          placeholder={text.noLimit}
          value={places ?? ''}
          onChange={({ target }) => onChange({ teams: [{ id, places: placesIn(target.value) }] })}
        />
        <FeeField settings={settings} onChange={onChange} form={form} />
      </div>
      <Switch
        label={text.showsPlaces}
        value={settings.showsPlaces}
        onChange={(showsPlaces) => onChange({ showsPlaces })}
      />
    </div>
  )
}

const none = 'none'

function FeeField({ settings, onChange, form: { fees, teams } }: OwnPlacesProps) {
  const { form: text } = useText('registrations')
  const { money } = useFormat()
  const [team] = teams
  if (fees.length === 0)
    return (
      team && (
        <p className="sm:self-end sm:pb-2.5">
          <TextLink to={paths.createCollection(team.id)}>{text.newFee}</TextLink>
        </p>
      )
    )
  return (
    <Select
      label={text.fee}
      options={[
        { value: none, label: text.noFee },
        ...fees.map(({ feeId, collection, name, amount, currency }) => ({
          value: feeId,
          label: text.feeOf(collection, name, money(amount, currency)),
        })),
      ]}
      value={settings.fee?.feeId ?? none}
      onChange={(chosen) => {
        const found = fees.find(({ feeId }) => feeId === chosen)
        const { collectionId, feeId } = found ?? {}
        onChange({
          fee: collectionId === undefined || feeId === undefined ? null : { collectionId, feeId },
        })
      }}
    />
  )
}
