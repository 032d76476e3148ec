import type { RequestShape } from '@touchline/contract/collections/shapes/bill'

import { useNow } from '#web/events/use-now.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { useCollectionPlace } from '../use-collection-place.ts'

interface RequestCardProps {
  readonly request: RequestShape
  readonly currency: string
  /** Undefined for an answered one. */
  readonly onAnswer?: (() => void) | undefined
}

const tones = { open: 'warning', granted: 'good', refused: 'neutral' } as const

/** Who asks for what, in their own text. */
export function RequestCard({ request, currency, onAnswer }: RequestCardProps) {
  const text = useText('treasurer').requests
  const { money, ago } = useFormat()
  const now = useNow()
  const { go } = useCollectionPlace()
  const { payer, kind, words, state, answer, askedAt, outstanding, billId } = request
  return (
    <Card
      className="wrap-anywhere"
      title={payer}
      action={<Badge tone={tones[state]}>{text.states[state]}</Badge>}
    >
      <p className="text-s text-muted">
        {text.kinds[kind]} · {ago(askedAt, now)} · {text.outstanding(money(outstanding, currency))}
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line">{words}</p>
      {answer !== '' && <p className="mt-2 text-muted">{text.answered(answer)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {onAnswer && (
          <Button size="s" variant="primary" onClick={onAnswer}>
            {text.answer}
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={() => go({ bill: billId })}>
          {text.openBill}
        </Button>
      </div>
    </Card>
  )
}
