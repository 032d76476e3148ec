import { emailPattern } from '@touchline/domain/values/email'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

/** A new email address, in effect once both mailboxes have confirmed it. */
export function EmailChange({ email }: { email: string | null }) {
  const text = useText('accounts').emailChange
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState(user?.new_email)

  return (
    <section className="grid justify-items-start gap-4">
      {sentTo && <Banner>{text.waiting(sentTo)}</Banner>}
      {isOpen ? (
        <AddressForm
          email={email}
          onDone={(address) => {
            setSentTo(address)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{text.action}</Button>
      )}
    </section>
  )
}

interface AddressFormProps {
  readonly email: string | null
  readonly onDone: (address: string) => void
  readonly onCancel: () => void
}

function AddressForm(props: AddressFormProps) {
  const text = useText('accounts').emailChange
  const { confirm } = useText('auth')
  const uiWords = useUiWords()
  const { address, type, refusal, busy, send } = useAddress(props)
  return (
    <form
      noValidate
      className="grid w-full gap-5 rounded-surface border border-line p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={text.title}
        description={text.hint}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={address}
        error={refusal}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel={confirm.resending}>
          {text.send}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {uiWords.cancel}
        </Button>
      </div>
    </form>
  )
}

function useAddress({ email, onDone }: AddressFormProps) {
  const text = useText('accounts').emailChange
  const { emailInvalid } = useText('auth').fields
  const { updateEmail } = useAuthActions()
  const [address, setAddress] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    const wanted = address.trim().toLowerCase()
    if (!emailPattern.test(wanted)) {
      setRefusal(emailInvalid)
      return
    }
    if (wanted === email) {
      setRefusal(text.same)
      return
    }
    setBusy(true)
    const outcome = await updateEmail(wanted)
    setBusy(false)
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    else onDone(wanted)
  }

  function type(typed: string): void {
    setAddress(typed)
    setRefusal(undefined)
  }

  return { address, type, refusal, busy, send }
}
