import { leagueLimits } from '@touchline/domain/leagues/limits'
import { formatsOf, isFormat } from '@touchline/domain/teams/options'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useVenues } from '#web/teams/api/belongings.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { type Option, Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useNameMissing } from '../use-name-missing.ts'
import type { FieldsProps } from './step-props.ts'

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}))

export function GeneralStep({ draft, onChange, isMissing, problems }: FieldsProps) {
  const text = useText('leagueCreation')
  const missing = useNameMissing()
  const { team } = useTeam()
  const venues = useVenues(team.id).data ?? []
  const [isFormatting, setFormatting] = useState(false)
  return (
    <div className="grid gap-5">
      <TextField
        label={text.name}
        required
        maxLength={leagueLimits.nameLength}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={isMissing ? missing : problems?.get('name')}
      />
      <Select
        label={text.format}
        options={[...ownOf(draft.format), ...optionsOf(formatsOf(team.sport), text.formats)]}
        value={draft.format}
        onChange={(format) => onChange({ format })}
        error={problems?.get('format')}
      />
      <OptionalSelect
        label={text.savedLocation}
        noneLabel={text.noLocation}
        options={venues.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.venueId}
        onChange={(venueId) => onChange({ venueId })}
        error={problems?.get('venueId')}
      />
      <TextField
        label={text.address}
        optional
        maxLength={300}
        value={draft.address}
        onChange={({ target }) => onChange({ address: target.value })}
        error={problems?.get('address')}
        trailing={
          <IconButton
            label={text.addressFormat}
            icon={<Pencil aria-hidden />}
            onClick={() => setFormatting(true)}
          />
        }
      />
      {isFormatting && (
        <Suspense fallback={null}>
          <AddressDialog
            address={draft.address}
            onChoose={(address) => onChange({ address })}
            onClose={() => setFormatting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A format set through the API, which stays as an option. */
function ownOf(format: string): readonly Option[] {
  return format === '' || isFormat(format) ? [] : [{ value: format, label: format }]
}
