import type { FormShape } from '@touchline/contract/collections/shapes/payer'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { TeamLine } from '../team-line.tsx'
import { FundProgress } from './fund-progress.tsx'
import { isFull } from './places.ts'

/** The team, the collection and its deadline. */
export function FormHead({ form }: { form: FormShape }) {
  const text = useText('payer')
  const { day } = useFormat()
  const { closesOn, fund, currency } = form
  return (
    <header className="grid grid-cols-1 gap-4">
      <TeamLine team={form.team} />
      <div>
        <h1 className="text-xl wrap-anywhere">{form.name}</h1>
        <Period form={form} />
      </div>
      {form.details !== '' && (
        <p className="max-w-measure wrap-anywhere whitespace-pre-line">{form.details}</p>
      )}
      {fund && <FundProgress fund={fund} currency={currency} />}
      <Contact form={form} />
      <Places form={form} />
      {closesOn !== null && form.refusal === null && (
        <p className="text-s text-muted">{text.openUntil(day(closesOn))}</p>
      )}
    </header>
  )
}

/** The free places, before anyone fills anything in. */
function Places({ form }: { form: FormShape }) {
  const { places: text } = useText('payer')
  const { placesLeft } = form
  if (isFull(form))
    return (
      <Banner tone="warning" title={text.full}>
        {text.fullText}
      </Banner>
    )
  return placesLeft !== null && <p className="font-medium">{text.left(placesLeft)}</p>
}

function Period({ form: { startsOn, endsOn } }: { form: FormShape }) {
  const text = useText('payer')
  const { day } = useFormat()
  if (startsOn === null && endsOn === null) return null
  const said =
    startsOn !== null && endsOn !== null
      ? text.runs(day(startsOn), day(endsOn))
      : startsOn !== null
        ? text.runsFrom(day(startsOn))
        : text.runsUntil(day(endsOn ?? ''))
  return <p className="mt-1 text-muted">{said}</p>
}

function Contact({ form: { organizerEmail, phone } }: { form: FormShape }) {
  const text = useText('payer')
  if (organizerEmail === '' && phone === '') return null
  return (
    <p className="flex flex-wrap gap-x-3 text-s text-muted">
      <span>{text.questions}</span>
      {organizerEmail !== '' && <EmailLink email={organizerEmail} />}
      {phone !== '' && <PhoneLink phone={phone} />}
    </p>
  )
}
