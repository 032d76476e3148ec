import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

import { useText } from '#web/platform/language/language.tsx'
import { Combobox } from '#web/ui/combobox.tsx'

import { useFieldNames } from './use-field-names.ts'
import type { ColumnMeaning } from './use-import.ts'

interface ImportColumnsProps {
  readonly columns: ImportPreview['columns']
  readonly onCorrect: (index: number, meaning: ColumnMeaning) => void
}

/** The meaning found for each column, which can be changed. */
export function ImportColumns({ columns, onCorrect }: ImportColumnsProps) {
  const text = useText('memberImport')
  const options: { value: ColumnMeaning; label: string }[] = [
    { value: 'ignored', label: text.ignored },
    ...useFieldNames().map(([value, label]) => ({ value, label })),
  ]
  return (
    <ul className="divide-y divide-line">
      {columns.map(({ index, heading, field, samples }) => {
        const name = heading.trim() === '' ? text.columnNamed(index + 1) : heading
        return (
          <li key={index} className="grid items-center gap-x-6 gap-y-1 py-2.5 sm:grid-cols-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="line-clamp-1 text-s wrap-anywhere text-muted">{samples.join(', ')}</p>
            </div>
            <Combobox<ColumnMeaning>
              label={name}
              labelHidden
              options={options}
              value={field ?? 'ignored'}
              onChange={(meaning) => onCorrect(index, meaning)}
            />
          </li>
        )
      })}
    </ul>
  )
}
