import { websiteLimits } from '@touchline/domain/websites/settings'
import { withScheme } from '@touchline/domain/websites/sponsors'

import { PictureField } from '#web/files/picture-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { FieldsProps } from './shown-fields.tsx'
import type { Settings } from './website-form.tsx'

type Sponsor = Settings['sponsors'][number]

/** Logos on the website and on posters, each between its first and last day. */
export function SponsorsFields({ website, settings, problem, onChange }: FieldsProps) {
  const { sponsor: text } = useText('websites')
  const { sponsors } = settings
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-s text-muted">{text.hint}</p>
      {sponsors.map((sponsor, index) => (
        <SponsorFields
          key={sponsor.id}
          sponsor={sponsor}
          logo={website.logos.find(({ fileId }) => fileId === sponsor.logoFileId)?.picture.thumb}
          problem={(field) => problem(`settings.sponsors.${index}.${field}`)}
          // An upload that ends later must not undo what was typed meanwhile.
          onChange={(parts) =>
            onChange((now) => ({
              sponsors: now.sponsors.map((one) =>
                one.id === sponsor.id ? { ...one, ...parts } : one,
              ),
            }))
          }
          onRemove={() => onChange({ sponsors: sponsors.filter(({ id }) => id !== sponsor.id) })}
        />
      ))}
      {sponsors.length < websiteLimits.sponsors && (
        <Button
          className="justify-self-start"
          onClick={() => onChange({ sponsors: [...sponsors, emptySponsor()] })}
        >
          {text.add}
        </Button>
      )}
    </div>
  )
}

function emptySponsor(): Sponsor {
  const id = crypto.randomUUID()
  return { id, name: '', url: '', logoFileId: null, from: null, until: null }
}

interface SponsorFieldsProps {
  readonly sponsor: Sponsor
  readonly logo: string | undefined
  readonly problem: (field: string) => string | undefined
  readonly onChange: (parts: Partial<Sponsor>) => void
  readonly onRemove: () => void
}

function SponsorFields({ sponsor, logo, problem, onChange, onRemove }: SponsorFieldsProps) {
  const { sponsor: text } = useText('websites')
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{sponsor.name || text.name}</legend>
      <TextField
        label={text.name}
        required
        autoComplete="off"
        maxLength={websiteLimits.sponsorName}
        value={sponsor.name}
        error={problem('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={text.url}
        optional
        type="url"
        autoComplete="off"
        maxLength={websiteLimits.sponsorUrl}
        value={sponsor.url}
        error={problem('url')}
        onChange={({ target }) => onChange({ url: target.value })}
        onBlur={() => onChange({ url: withScheme(sponsor.url) })}
      />
      <div className="sm:col-span-2">
        <PictureField
          label={text.logo}
          purpose="sponsor_logo"
          current={logo}
          busyLabel={text.uploading}
          onChange={(logoFileId) => onChange({ logoFileId })}
        />
      </div>
      <DateField
        label={text.from}
        optional
        value={sponsor.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || null })}
      />
      <DateField
        label={text.until}
        optional
        value={sponsor.until ?? ''}
        error={problem('until')}
        onChange={({ target }) => onChange({ until: target.value || null })}
      />
      <Button variant="quiet" className="justify-self-start" onClick={onRemove}>
        {text.remove}
      </Button>
    </fieldset>
  )
}
