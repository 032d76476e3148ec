import { Part } from '#web/collections/payer/form/part.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useProblemText } from './use-problem-text.ts'
import type { RegisterForm } from './use-register-form.ts'

/** The account that the club may debit. */
export function MandatePart({ filling }: { filling: RegisterForm }) {
  const { mandate: text } = useText('register')
  const { draft, change, form } = filling
  const { contact, holder, hasMandate } = draft
  if (form.settings.mandate === 'no') return null
  const payer = `${contact.firstName} ${contact.lastName}`.trim()
  return (
    <Part title={text.title}>
      {form.settings.mandate === 'optional' && (
        <Checkbox
          label={text.pay}
          value={hasMandate}
          onChange={(isWanted) =>
            change({ hasMandate: isWanted, holder: holder === '' ? payer : holder })
          }
        />
      )}
      {hasMandate && <AccountFields filling={filling} />}
    </Part>
  )
}

function AccountFields({ filling }: { filling: RegisterForm }) {
  const { mandate: text } = useText('register')
  const problem = useProblemText(filling)
  const { draft, change, form } = filling
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={text.holder}
          required
          maxLength={100}
          autoComplete="name"
          value={draft.holder}
          error={problem('mandate.holder')}
          onChange={({ target }) => change({ holder: target.value })}
        />
        <TextField
          label={text.iban}
          required
          maxLength={50}
          autoComplete="off"
          value={draft.iban}
          error={problem('mandate.iban')}
          onChange={({ target }) => change({ iban: target.value })}
        />
      </div>
      <Checkbox
        label={text.agrees(form.owner.name)}
        value={draft.mandateAgrees}
        error={problem('mandate.agrees')}
        onChange={(mandateAgrees) => change({ mandateAgrees })}
      />
    </>
  )
}
