import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'
import { useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { countryName } from '#web/teams/country-name.ts'
import { CountryField } from '#web/teams/place-fields.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Import } from './use-import.ts'

type Assumption = ImportPreview['assumptions'][number]

interface ImportAssumptionsProps {
  readonly assumptions: readonly Assumption[]
  readonly onAnswer: Import['answer']
}

/** What was read without asking, and why; each can be turned around. */
export function ImportAssumptions({ assumptions, onAnswer }: ImportAssumptionsProps) {
  return (
    <ul className="grid gap-1">
      {assumptions.map((assumption) =>
        assumption.kind === 'date_order' ? (
          <Dates key="dates" assumed={assumption} onAnswer={onAnswer} />
        ) : (
          <Phones key="phones" assumed={assumption} onAnswer={onAnswer} />
        ),
      )}
    </ul>
  )
}

interface AssumedProps<Kind extends Assumption['kind']> {
  readonly assumed: Extract<Assumption, { kind: Kind }>
  readonly onAnswer: Import['answer']
}

function Dates({ assumed, onAnswer }: AssumedProps<'date_order'>) {
  const words = useText('members').import.assumptions
  const { order, because } = assumed
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span>
        {order === 'DMY' ? words.dayFirst : words.monthFirst}{' '}
        <span className="text-muted">({words.because[because]})</span>
      </span>
      <Button
        size="s"
        variant="quiet"
        onClick={() => onAnswer({ dateOrder: order === 'DMY' ? 'MDY' : 'DMY' })}
      >
        {words.correct}
      </Button>
    </li>
  )
}

function Phones({ assumed, onAnswer }: AssumedProps<'phone_country'>) {
  const text = useText('members').import
  const { assumptions: words } = text
  const { language } = useLanguage()
  const [correcting, setCorrecting] = useState(false)
  const { country, because } = assumed
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
            value={country === 'none' ? '' : country}
            onChange={(phoneCountry) => {
              setCorrecting(false)
              onAnswer({ phoneCountry })
            }}
          />
        </div>
      ) : (
        <Button size="s" variant="quiet" onClick={() => setCorrecting(true)}>
          {words.correct}
        </Button>
      )}
    </li>
  )
}
