import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { MessageCircleQuestionMark } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { Facts } from '#web/ui/facts.tsx'
import { twoLineStyle } from '#web/ui/two-line-style.ts'

import { useCollectionPlace } from '../use-collection-place.ts'
import { StateBadge } from './state-badge.tsx'

/** Links to the bill, if there is one. */
export function ParticipantNames({
  participant: { billId, names },
}: {
  participant: ParticipantShape
}) {
  const { list } = useFormat()
  const { go } = useCollectionPlace()
  const words = list(names)
  if (billId === null) return <TwoLineText>{words}</TwoLineText>
  return (
    <button
      type="button"
      className={cx(
        twoLineStyle(words),
        'min-h-8 text-left font-medium wrap-anywhere hover:underline max-md:min-h-0 md:min-w-32',
      )}
      onClick={() => go({ bill: billId })}
    >
      {words}
    </button>
  )
}

/** Whether they owe; on phones also the payer and the purpose. */
export function ParticipantState({ participant }: { participant: ParticipantShape }) {
  const text = useText('treasurer').people
  const { payer, feeNames, hasRequest } = participant
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <StateBadge state={participant.state} />
        {hasRequest && (
          <span data-tip={text.hasRequest} className="inline-flex text-warning">
            <MessageCircleQuestionMark className="size-4.5" aria-hidden />
            <span className="sr-only">{text.hasRequest}</span>
          </span>
        )}
      </span>
      <span className="mt-0.5 line-clamp-2 wrap-anywhere md:hidden">
        <Facts of={[payer, ...feeNames]} />
      </span>
    </>
  )
}

export const sums = ['charged', 'paid', 'outstanding'] as const

interface SumsOnPaperProps {
  readonly participant: ParticipantShape
  readonly currency: string
}

/** Portrait paper has no columns, so the outstanding amount is in the line. */
export function PrintedSums({ participant, currency }: SumsOnPaperProps) {
  const { columns } = useText('treasurer').people
  const { money, days } = useFormat()
  const { billId, dueOn } = participant
  if (billId === null) return null
  return (
    <span className="figures hidden text-ink max-md:print:block">
      <Facts
        of={[
          ...sums.map((sum) => `${columns[sum]} ${money(participant[sum], currency)}`),
          dueOn !== null && `${columns.due} ${days(dueOn, dueOn)}`,
        ]}
      />
    </span>
  )
}

/** Limits names to two lines beside large amounts. */
export function TwoLineText({ children }: { children: string }) {
  return <span className={cx(twoLineStyle(children), 'wrap-anywhere md:min-w-24')}>{children}</span>
}
