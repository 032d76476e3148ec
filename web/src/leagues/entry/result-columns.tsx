import type { ResultPreview } from '@touchline/contract/leagues/shapes/results'
import { columns as meanings } from '@touchline/domain/leagues/results/headings'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'

type Columns = ResultPreview['columns']
type Meaning = Columns[number]['meaning']

interface ResultColumnsProps {
  readonly columns: Columns
  readonly onChange: (meanings: Meaning[]) => void
}

/** The meaning of each column, which can be changed; each meaning is used once. */
export function ResultColumns({ columns, onChange }: ResultColumnsProps) {
  const text = useText('leagueEntry').results
  const colon = useColon()

  function correct(at: number, meaning: Meaning) {
    onChange(
      columns.map((column, other) => {
        if (other === at) return meaning
        return column.meaning === meaning ? null : column.meaning
      }),
    )
  }

  return (
    <ul className="max-w-3xl divide-y divide-line">
      {columns.map(({ heading, sample, meaning }, at) => {
        const name = heading === '' ? text.column(at + 1) : heading
        return (
          // Columns need their index as key, because names may repeat.
          <li
            key={`${at} ${heading}`}
            className="grid items-center gap-x-6 gap-y-1 py-2.5 sm:grid-cols-2"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="line-clamp-1 text-s wrap-anywhere text-muted">{sample}</p>
            </div>
            <OptionalSelect
              label={`${text.column(at + 1)}${colon} ${name}`}
              labelHidden
              noneLabel={text.ignored}
              options={optionsOf(meanings, text.meanings)}
              value={meaning}
              onChange={(chosen) => correct(at, chosen)}
            />
          </li>
        )
      })}
    </ul>
  )
}
