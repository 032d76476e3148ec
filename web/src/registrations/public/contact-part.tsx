import { guardianRoles } from '@touchline/domain/members/roles'
import { registrationLimits } from '@touchline/domain/registrations/settings'
import { UserPlus, X } from 'lucide-react'

import { Part } from '#web/collections/payer/form/part.tsx'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { emptyContact, hasMinor, type Contact } from './draft.ts'
import { useProblemText } from './use-problem-text.ts'
import type { RegisterForm } from './use-register-form.ts'

interface PartProps {
  readonly filling: RegisterForm
}

const lines = [
  { which: 'firstName', autoComplete: 'given-name', most: 100 },
  { which: 'lastName', autoComplete: 'family-name', most: 100 },
  { which: 'email', autoComplete: 'email', most: 254 },
] as const

/** Who fills the form in: a parent, or the adult who wants to join. */
export function ContactPart({ filling }: PartProps) {
  const { you: text } = useText('register')
  const problem = useProblemText(filling)
  const { draft, change, form } = filling
  const isFamily = hasMinor(draft, form.today)
  return (
    <Part title={text.title}>
      <ContactFields
        filling={filling}
        contact={draft.contact}
        at="contact"
        isFamily={isFamily}
        onChange={(contact) => change({ contact })}
      />
      {form.settings.address !== 'no' && (
        <TextField
          label={text.address}
          required={form.settings.address === 'required'}
          optional={form.settings.address === 'optional'}
          autoComplete="street-address"
          maxLength={registrationLimits.addressLength}
          value={draft.address}
          error={problem('contact.address')}
          onChange={({ target }) => change({ address: target.value })}
        />
      )}
      {isFamily && <SecondGuardian filling={filling} />}
    </Part>
  )
}

function SecondGuardian({ filling }: PartProps) {
  const { you: text } = useText('register')
  const { draft, change } = filling
  if (draft.second === null)
    return (
      <Button
        className="justify-self-start"
        icon={<UserPlus aria-hidden />}
        onClick={() => change({ second: { ...emptyContact, role: 'father' } })}
      >
        {text.second}
      </Button>
    )
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <legend className="font-medium">{text.secondTitle}</legend>
        <IconButton
          label={text.removeSecond}
          icon={<X aria-hidden />}
          onClick={() => change({ second: null })}
        />
      </div>
      <ContactFields
        filling={filling}
        contact={draft.second}
        at="second"
        isFamily
        onChange={(second) => change({ second })}
      />
    </fieldset>
  )
}

interface ContactFieldsProps extends PartProps {
  readonly contact: Contact
  readonly at: 'contact' | 'second'
  readonly isFamily: boolean
  readonly onChange: (contact: Contact) => void
}

function ContactFields({ filling, contact, at, isFamily, onChange }: ContactFieldsProps) {
  const { you: text } = useText('register')
  const { language } = useLanguage()
  const problem = useProblemText(filling)
  const isOwn = at === 'contact'
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {lines.map(({ which, autoComplete, most }) => (
        <TextField
          key={which}
          label={text[which]}
          required
          type={which === 'email' ? 'email' : 'text'}
          inputMode={which === 'email' ? 'email' : 'text'}
          autoComplete={isOwn ? autoComplete : 'off'}
          maxLength={most}
          value={contact[which]}
          error={problem(`${at}.${which}`)}
          onChange={({ target }) => onChange({ ...contact, [which]: target.value })}
        />
      ))}
      <PhoneField
        label={text.phone}
        required={isOwn}
        optional={!isOwn}
        country={filling.form.owner.country}
        language={language}
        value={contact.phone}
        error={problem(`${at}.phone`)}
        onChange={(phone) => onChange({ ...contact, phone })}
      />
      {isFamily && (
        <Select
          label={text.role}
          options={optionsOf(guardianRoles, text.roles)}
          value={contact.role}
          onChange={(role) => onChange({ ...contact, role })}
        />
      )}
    </div>
  )
}
