import { Plus, X } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { AmountField } from '../amount-field.tsx'
import type { PartsDraft } from './use-parts.ts'

interface PartsFieldsProps {
  readonly parts: PartsDraft
  readonly currency: string
}

const counts = [2, 3, 6, 10] as const

/** Sums and days, and whether they add up. */
export function PartsFields({ parts, currency }: PartsFieldsProps) {
  const text = useText('bills')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {counts.map((count) => (
          <Button key={count} size="s" onClick={() => parts.spread(count)}>
            {text.spread(count)}
          </Button>
        ))}
      </div>
      <ol className="grid gap-3">
        {parts.drafts.map(({ key, amount, dueOn }, at) => (
          <li key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
            <AmountField
              label={text.partAmount(at + 1)}
              labelHidden
              currency={currency}
              value={amount}
              onChange={(typed) => parts.change(key, { amount: typed })}
            />
            <DateField
              label={text.partDay(at + 1)}
              labelHidden
              value={dueOn}
              onChange={({ target }) => parts.change(key, { dueOn: target.value })}
            />
            <IconButton
              label={text.removePart(at + 1)}
              icon={<X aria-hidden />}
              disabled={parts.drafts.length === 1}
              onClick={() => parts.remove(key)}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Sum parts={parts} currency={currency} />
        {parts.add && (
          <Button size="s" variant="quiet" icon={<Plus aria-hidden />} onClick={parts.add}>
            {text.addPart}
          </Button>
        )}
      </div>
    </div>
  )
}

function Sum({ parts, currency }: PartsFieldsProps) {
  const text = useText('bills')
  return (
    <p role="status" className="text-s text-muted">
      {usePartsProblem(parts, currency) ?? text.partsFit}
    </p>
  )
}

/** Why the parts can't be saved yet; undefined while they add up. */
export function usePartsProblem({ read }: PartsDraft, currency: string): string | undefined {
  const text = useText('bills')
  const { money } = useFormat()
  if (read.kind === 'fit') return undefined
  if (read.kind === 'unread') return text.partsUnread
  const { rest } = read
  return rest > 0
    ? text.partsMissing(money(rest, currency))
    : text.partsOver(money(-rest, currency))
}
