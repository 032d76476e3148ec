import { useMemo, useRef } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { keepForm } from './kept-form.ts'
import { KeptNotice } from './kept-notice.tsx'
import type { OpenFormProps } from './open-form.tsx'
import { PayerPart } from './payer-part.tsx'
import { PaymentMethodPart } from './payment-method-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { toSubmission, placeProblems } from './submission.ts'
import { SubmitFormButton } from './submit-form-button.tsx'
import { Summary } from './summary.tsx'
import { usePayerForm } from './use-payer-form.ts'
import { useSubmitForm } from './use-submit-form.ts'

/** A form on one page: for whom and what, who pays, and how. */
export function PayForm({ address, owner, form, kept }: OpenFormProps) {
  const text = useText('payer')
  const { language } = useLanguage()
  const place = useRef<HTMLFormElement>(null)
  const read = useMemo(() => ({ ...form, language }), [form, language])
  const { filling, check, refuse, startAnew } = usePayerForm({
    form: read,
    kept,
    onChange: (draft) => keepForm(address.key, owner, draft),
  })
  const { handIn, error, ...sending } = useSubmitForm((fields) =>
    refuse(placeProblems(fields, filling.lines)),
  )

  function send(): void {
    if (check()) handIn(toSubmission(filling.draft, read, address))
    else showFirstProblem(place)
  }

  return (
    <form
      ref={place}
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending.isBusy) send()
      }}
    >
      <KeptNotice kept={kept} form={form} onAnew={startAnew} />
      <PeoplePart filling={filling} />
      <PayerPart filling={filling} />
      {!filling.waits && <PaymentMethodPart filling={filling} />}
      <Summary filling={filling} />
      {filling.hasProblems && <Banner tone="danger">{text.check}</Banner>}
      {error && !filling.hasProblems && <Refused error={error} />}
      <SubmitFormButton filling={filling} {...sending} />
    </form>
  )
}

/** Focuses the first field with an error, once errors are rendered. */
function showFirstProblem(place: React.RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const field = wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector('input')
    const target = field ?? wrong
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  })
}

function Refused({ error }: { error: Error }) {
  const { notHandedIn } = useText('payer')
  return <Banner tone="danger">{useReason(error) ?? notHandedIn}</Banner>
}
