import type { WaitingListShape } from '@touchline/contract/collections/shapes/waiting-list'

import { useNow } from '#web/events/use-now.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useIsAway } from '#web/platform/client/availability.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useMoveWaiting } from '../api/waiting-list.ts'
import { WaitingMenu } from './waiting-menu.tsx'

interface WaitingLineProps {
  readonly collectionKey: CollectionKey
  readonly entry: WaitingListShape['entries'][number]
  readonly position: number
}

/** Someone who waits, with what the treasurer can do. */
export function WaitingLine({ collectionKey, entry, position }: WaitingLineProps) {
  const { waiting: text, needsNetwork } = useText('treasurer')
  const { list, ago } = useFormat()
  const now = useNow()
  const toast = useToast()
  const complain = useErrorToast()
  const offline = useIsAway() ? needsNetwork : undefined
  const { mutateAsync, isPending } = useMoveWaiting(collectionKey)
  const { billId, names, payer, feeNames, since } = entry
  const shown = list(names)
  const place = () =>
    mutateAsync({ billId, move: 'placed' }).then(
      () => toast({ title: text.placed(shown) }),
      complain,
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="figures w-6 shrink-0 text-right font-semibold">{position}</span>
      <div className="min-w-0 grow basis-44">
        <p className="font-medium wrap-anywhere">{shown}</p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={[payer === shown ? '' : payer, list(feeNames), ago(since, now)]} />
        </p>
      </div>
      <Button size="s" refusal={offline} busy={isPending} onClick={() => void place()}>
        {text.place}
      </Button>
      <WaitingMenu
        collectionKey={collectionKey}
        billId={billId}
        name={shown}
        isFirst={position === 1}
      />
    </li>
  )
}
