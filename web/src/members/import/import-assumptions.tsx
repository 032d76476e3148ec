import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'
import { type NameOrder, nameOrders, splitName } from '@touchline/domain/members/names'
import { useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { countryName } from '#web/teams/country-name.ts'
import { CountryField } from '#web/teams/place-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useImportPlace } from './import-place.tsx'
import type { Answers } from './use-import.ts'

type Assumption = ImportPreview['assumptions'][number]

interface ImportAssumptionsProps {
  readonly assumptions: readonly Assumption[]
  readonly onAnswer: (answers: Answers) => void
}

/** What was assumed and why; each assumption can be changed. */
export function ImportAssumptions({ assumptions, onAnswer }: ImportAssumptionsProps) {
  return (
    <ul className="grid gap-1">
      {assumptions.map((assumption) => (
        <Assumed key={assumption.kind} assumed={assumption} onAnswer={onAnswer} />
      ))}
    </ul>
  )
}

function Assumed({
  assumed,
  onAnswer,
}: {
  assumed: Assumption
  onAnswer: (answers: Answers) => void
}) {
  switch (assumed.kind) {
    case 'name_order':
      return <Names assumed={assumed} onAnswer={onAnswer} />
    case 'date_order':
      return <Dates assumed={assumed} onAnswer={onAnswer} />
    case 'phone_country':
      return <Phones assumed={assumed} onAnswer={onAnswer} />
  }
}

interface AssumedProps<Kind extends Assumption['kind']> {
  readonly assumed: Extract<Assumption, { kind: Kind }>
  readonly onAnswer: (answers: Answers) => void
}

function Names({ assumed, onAnswer }: AssumedProps<'name_order'>) {
  const words = useText('memberImport').assumptions
  const [correcting, setCorrecting] = useState(false)
  const { order, because, sample } = assumed
  const read = splitName(sample, order)
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        {words.names(read.firstName, read.lastName)}{' '}
        <span className="text-muted">({words.because[because]})</span>
      </span>
      {correcting ? (
        <div className="w-full max-w-prose py-1">
          <RadioCards<NameOrder>
            label={words.nameOrder}
            value={order}
            onChange={(nameOrder) => {
              setCorrecting(false)
              onAnswer({ nameOrder })
            }}
            options={nameOrders.map((value) => {
              const { firstName, lastName } = splitName(sample, value)
              return {
                value,
                label: words.nameOrders[value],
                description: words.nameParts(firstName, lastName),
              }
            })}
          />
        </div>
      ) : (
        <Correct onClick={() => setCorrecting(true)} />
      )}
    </li>
  )
}

function Dates({ assumed, onAnswer }: AssumedProps<'date_order'>) {
  const words = useText('memberImport').assumptions
  const { order, because } = assumed
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span>
        {order === 'DMY' ? words.dayFirst : words.monthFirst}{' '}
        <span className="text-muted">({words.because[because]})</span>
      </span>
      <Correct onClick={() => onAnswer({ dateOrder: order === 'DMY' ? 'MDY' : 'DMY' })} />
    </li>
  )
}

function Phones({ assumed, onAnswer }: AssumedProps<'phone_country'>) {
  const text = useText('memberImport')
  const { assumptions: words } = text
  const { language } = useLanguage()
  const [correcting, setCorrecting] = useState(false)
  const { country, because } = assumed
  const { country: first } = useImportPlace()
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span>
        {country === 'none' ? words.noPhones : words.phones(countryName(country, language))}{' '}
        <span className="text-muted">({words.because[because]})</span>
      </span>
      {correcting ? (
        <div className="w-full max-w-sm py-1">
          <CountryField
            label={text.questions.phoneCountry}
            first={first}
            value={country === 'none' ? '' : country}
            onChange={(phoneCountry) => {
              setCorrecting(false)
              onAnswer({ phoneCountry })
            }}
          />
        </div>
      ) : (
        <Correct onClick={() => setCorrecting(true)} />
      )}
    </li>
  )
}

function Correct({ onClick }: { onClick: () => void }) {
  return (
    <Button size="s" variant="quiet" className="-ms-3 sm:ms-0" onClick={onClick}>
      {useText('memberImport').assumptions.correct}
    </Button>
  )
}
