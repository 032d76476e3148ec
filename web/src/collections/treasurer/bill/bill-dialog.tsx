import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type PaymentRecording, useBill } from '../api/bills.ts'
import type { BillKey, CollectionKey } from '../api/keys.ts'
import { useCollectionPlace } from '../use-collection-place.ts'
import { BillActForm } from './bill-act-form.tsx'
import { BillView } from './bill-view.tsx'

interface BillDialogProps {
  readonly collectionKey: CollectionKey
  readonly payment: PaymentRecording
}

/** A bill over the list; it is open while the address names one. */
export function BillDialog({ collectionKey, payment }: BillDialogProps) {
  const text = useText('bills')
  const { billId, act, go } = useCollectionPlace()

  /** Returns from an action to the bill, and from there to the list. */
  function stepBack() {
    go(act === undefined ? { bill: null } : { act: null })
  }

  return (
    <Dialog
      open={billId !== null}
      onOpenChange={(open) => open || stepBack()}
      title={act === undefined ? text.heading : text.acts[act]}
      size="m"
      onPhone="page"
    >
      {billId !== null && <OpenBill billKey={{ ...collectionKey, billId }} payment={payment} />}
    </Dialog>
  )
}

interface OpenBillProps {
  readonly billKey: BillKey
  readonly payment: PaymentRecording
}

/** Actions replace the bill's content instead of opening another dialog. */
function OpenBill({ billKey, payment }: OpenBillProps) {
  const text = useText('bills')
  const { act } = useCollectionPlace()
  const { data, ...query } = useBill(billKey)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  if (act === undefined) return <BillView billKey={billKey} bill={data} payment={payment} />
  return <BillActForm key={act} act={act} billKey={billKey} bill={data} payment={payment} />
}
