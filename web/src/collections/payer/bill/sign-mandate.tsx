import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { type SubmitEvent, useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AccountFields } from '../../debits/mandates/account-fields.tsx'
import {
  toAccountRequest,
  problemsOfAccount,
  type TypedAccount,
} from '../../debits/mandates/typed-account.ts'
import { useSignMandate } from '../api.ts'
import type { OfBill } from './bill-view.tsx'

interface SignMandateProps extends OfBill {
  readonly creditor: NonNullable<BillPageShape['debit']>
  readonly onDone: () => void
  readonly onCancel: (() => void) | undefined
}

interface Typed extends TypedAccount {
  readonly name: string
  readonly hasConsented: boolean
}

/** Account, mandate text, name and a checkbox. */
export function SignMandate({ bill, creditor, onDone, onCancel }: SignMandateProps) {
  const text = useText('mandates')
  const { errors } = useText('wire')
  const { language } = useLanguage()
  const toast = useToast()
  const sign = useSignMandate(bill.token)
  const reason = useReason(sign.error)
  const [typed, setTyped] = useState(() => blankFor(bill))
  const [isTried, setTried] = useState(false)
  const change = (parts: Partial<Typed>) => setTyped((now) => ({ ...now, ...parts }))
  const found = problemsOf(typed)
  const problems: Partial<Record<keyof Typed, string>> = Object.fromEntries(
    Object.entries(isTried ? found : {}).map(([field, code]) => [field, text.problems[code]]),
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length > 0 || sign.isPending) return
    sign.mutate(
      { ...toAccountRequest(typed), language, name: typed.name.trim() },
      {
        onSuccess: () => {
          toast({ title: text.signed })
          onDone()
        },
      },
    )
  }

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <p className="wrap-anywhere text-muted">{text.offer(creditor.creditor)}</p>
      <AccountFields words={text} typed={typed} problems={problems} onChange={change} />
      <MandateWords creditor={creditor} />
      <TextField
        label={text.name}
        required
        maxLength={70}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problems.name}
      />
      <Checkbox
        label={text.consent}
        value={typed.hasConsented}
        onChange={(hasConsented) => change({ hasConsented })}
        error={problems.hasConsented}
      />
      {sign.isError && <Banner tone="danger">{reason ?? errors.unavailable}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={sign.isPending} busyLabel={text.signing}>
          {text.sign}
        </Button>
        {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
      </div>
    </form>
  )
}

function MandateWords({ creditor }: Pick<SignMandateProps, 'creditor'>) {
  const text = useText('mandates')
  return (
    <section className="grid gap-2 border-l-3 border-line pl-4 text-s">
      <h3 className="font-semibold">{text.formTitle}</h3>
      <p className="wrap-anywhere">
        {text.creditor}: {creditor.creditor}
        <br />
        {text.identifier}: {creditor.identifier}
        <br />
        {text.reference}: {text.afterSigning}
      </p>
      <p className="wrap-anywhere text-muted">{text.authorisation(creditor.creditor)}</p>
    </section>
  )
}

function blankFor({ firstName, lastName }: OfBill['bill']): Typed {
  const holder = `${firstName} ${lastName}`.trim()
  return { holder, iban: '', line: '', postcode: '', town: '', name: '', hasConsented: false }
}

function problemsOf(typed: Typed) {
  return {
    ...problemsOfAccount(typed),
    ...(typed.name.trim() === '' && { name: 'missing' as const }),
    ...(!typed.hasConsented && { hasConsented: 'consent_missing' as const }),
  }
}
