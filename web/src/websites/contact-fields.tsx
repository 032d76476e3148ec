import { websiteLimits } from '@touchline/domain/websites/settings'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { FieldsProps } from './shown-fields.tsx'

/** Whom visitors may ask: typed for publishing, never taken from the roster. */
export function ContactFields({ website, settings, problem, onChange }: FieldsProps) {
  const text = useText('websites')
  const { language } = useLanguage()
  const { contact } = settings
  const put = (parts: Partial<typeof contact>) => onChange({ contact: { ...contact, ...parts } })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <p className="text-s text-muted sm:col-span-2">{text.contactHint}</p>
      <TextField
        className="sm:col-span-2"
        label={text.name}
        optional
        autoComplete="off"
        maxLength={websiteLimits.contactName}
        value={contact.name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <TextField
        label={text.email}
        optional
        type="email"
        autoComplete="off"
        value={contact.email ?? ''}
        error={problem('settings.contact.email')}
        onChange={({ target }) => put({ email: target.value.trim() || null })}
      />
      <PhoneField
        label={text.phone}
        optional
        value={contact.phone ?? ''}
        country={website.country}
        language={language}
        error={problem('settings.contact.phone')}
        onChange={(phone) => put({ phone: phone || null })}
      />
    </div>
  )
}
