import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { lazy, Suspense } from 'react'

import { useWasOpened } from '#web/ui/use-was-opened.ts'

import { useRecordPayment } from './api/bills.ts'
import { CollectionHead } from './collection-head.tsx'
import { CollectionNotices } from './collection-notices.tsx'
import { CollectionTabs } from './collection-tabs.tsx'
import { useCollectionPlace } from './use-collection-place.ts'

const BillDialog = lazy(async () => ({
  default: (await import('./bill/bill-dialog.tsx')).BillDialog,
}))

interface CollectionDetailsProps {
  readonly teamId: string
  readonly collection: CollectionShape
}

/** The collection with its people and figures, and the bill that is open over them. */
export function CollectionDetails({ teamId, collection }: CollectionDetailsProps) {
  const key = { teamId, collectionId: collection.id }
  const payment = useRecordPayment(key)
  const { billId } = useCollectionPlace()
  const isBillMade = useWasOpened(billId !== null)
  return (
    <>
      <CollectionHead teamId={teamId} collection={collection} />
      <CollectionNotices teamId={teamId} collection={collection} payment={payment} />
      <CollectionTabs teamId={teamId} collection={collection} />
      {isBillMade && (
        <Suspense>
          <BillDialog collectionKey={key} payment={payment} />
        </Suspense>
      )}
    </>
  )
}
