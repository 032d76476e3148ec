import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { isFull } from './places.ts'
import type { PayerForm } from './use-payer-form.ts'

/** Says before sending that the form leads to the waiting list. */
export function WaitingNotice({ filling: { form, waits } }: { filling: PayerForm }) {
  const { places: text } = useText('payer')
  if (!waits) return null
  if (isFull(form)) return <Banner title={text.nothingNow} />
  return (
    <Banner tone="warning" title={text.tooFew}>
      {text.tooFewText} {text.nothingNow}
    </Banner>
  )
}
