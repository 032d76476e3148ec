import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { isEmail } from '@touchline/domain/members/email'
import type { CorrectedRow } from '@touchline/domain/members/import/questions'
import { type SubmitEvent, useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { fullName } from '../known-name.ts'
import { useImportPlace } from './import-place.tsx'

interface RowDialogProps {
  readonly member: Pick<ImportRow['member'], 'firstName' | 'lastName' | 'email' | 'phone'>
  readonly onCorrect: (row: CorrectedRow) => void
  readonly onClose: () => void
}

/** Corrects a row of the preview. */
export function RowDialog({ member, onCorrect, onClose }: RowDialogProps) {
  const { form: text, validation } = useText('members')
  const words = useText('memberImport')
  const [firstName, setFirstName] = useState(member.firstName)
  const [lastName, setLastName] = useState(member.lastName)
  const [email, setEmail] = useState(member.email ?? '')
  const [phone, setPhone] = useState(member.phone ?? '')
  const isNameless = firstName.trim() === ''
  const isWrongEmail = email.trim() !== '' && !isEmail(email.trim())

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isNameless || isWrongEmail) return
    onCorrect({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim() || null,
      phone: phone || null,
    })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.mend(fullName(member))}
      size="s"
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={text.firstName}
          required
          maxLength={100}
          value={firstName}
          onChange={({ target }) => setFirstName(target.value)}
          error={isNameless ? validation.firstNameRequired : undefined}
        />
        <TextField
          label={text.lastName}
          optional
          maxLength={100}
          value={lastName}
          onChange={({ target }) => setLastName(target.value)}
        />
        <TextField
          type="email"
          label={text.email}
          optional
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isWrongEmail ? validation.emailInvalid : undefined}
        />
        <Phone value={phone} onChange={setPhone} />
        <Ending onCancel={onClose} />
      </form>
    </Dialog>
  )
}

function Phone(props: { readonly value: string; readonly onChange: (phone: string) => void }) {
  const { form: text } = useText('members')
  const { country } = useImportPlace()
  const { language } = useLanguage()
  return <PhoneField {...props} label={text.phone} optional country={country} language={language} />
}

function Ending({ onCancel }: { onCancel: () => void }) {
  const { form: text } = useText('members')
  return (
    <DialogActions>
      <Button onClick={onCancel}>{text.cancel}</Button>
      <Button type="submit" variant="primary">
        {text.save}
      </Button>
    </DialogActions>
  )
}
