import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useFeeName } from '../use-fee-name.ts'

type Line = BillShape['lines'][number]

interface BillLinesProps {
  readonly collectionKey: CollectionKey
  readonly bill: BillShape
}

/** Person, fee and answers per line. */
export function BillLines({ collectionKey, bill: { lines, currency } }: BillLinesProps) {
  const nameOf = useFeeName(collectionKey)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-1 py-2.5">
          <LineHead line={line} feeName={nameOf(line.feeName)} currency={currency} />
          <Answers answers={line.answers} />
        </li>
      ))}
    </ul>
  )
}

interface LineHeadProps {
  readonly line: Line
  readonly feeName: string
  readonly currency: string
}

function LineHead({ line, feeName, currency }: LineHeadProps) {
  const text = useText('bills')
  const { money } = useFormat()
  const fee = line.size === null ? feeName : `${isolated(feeName)}, ${line.size}`
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-medium">
          {line.firstName} {line.lastName}
        </bdi>
        <span className="text-muted">
          {' · '}
          {line.quantity === 1 ? fee : text.times(line.quantity, fee)}
        </span>
      </span>
      <span className="figures shrink-0">
        {line.amount === 0 ? text.free : money(line.amount, currency)}
      </span>
    </p>
  )
}

function Answers({ answers }: Pick<Line, 'answers'>) {
  const text = useText('bills')
  const given = answers.filter(({ answer }) => answer !== '')
  if (given.length === 0) return null
  const words = new Map([
    ['true', text.yes],
    ['false', text.no],
  ])
  return (
    <dl className="grid gap-1 text-s sm:grid-cols-[minmax(6rem,auto)_1fr] sm:gap-x-4">
      {given.map(({ fieldId, name, answer }) => (
        <div key={fieldId} className="contents">
          <dt className="text-muted wrap-anywhere">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{words.get(answer) ?? answer}</dd>
        </div>
      ))}
    </dl>
  )
}
