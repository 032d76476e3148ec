import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { hasPlaces } from '@touchline/domain/collections/places'
import { lazy, type ReactNode, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { useRequests } from './api/participants.ts'
import { Participants } from './participants/participants.tsx'
import { type CollectionTab, collectionTabs, useCollectionPlace } from './use-collection-place.ts'

const Report = lazy(async () => ({ default: (await import('./report/report.tsx')).Report }))
const WaitingList = lazy(async () => ({
  default: (await import('./waiting/waiting-list.tsx')).WaitingList,
}))
const Requests = lazy(async () => ({ default: (await import('./requests/requests.tsx')).Requests }))

interface CollectionTabsProps {
  readonly teamId: string
  readonly collection: CollectionShape
}

/** An activity with a number of places has a waiting list. */
function isLimited({ kind, places, fees }: CollectionShape): boolean {
  return hasPlaces(kind) && (places !== null || fees.some(({ stock }) => stock !== null))
}

/** Participants, waiting list, report and requests. */
export function CollectionTabs({ teamId, collection }: CollectionTabsProps) {
  const text = useText('treasurer')
  const { unnamed } = useText('collections')
  const { tab, go } = useCollectionPlace()
  const key = { teamId, collectionId: collection.id }
  const open = useRequests(key).data?.filter(({ state }) => state === 'open').length ?? 0
  const contents: Record<CollectionTab, ReactNode> = {
    participants: <Participants collectionKey={key} collection={collection} />,
    waiting: <WaitingList collectionKey={key} />,
    report: <Report collectionKey={key} />,
    requests: <Requests collectionKey={key} currency={collection.currency} />,
  }
  return (
    <Tabs
      label={text.tabsOf(collection.name || unnamed)}
      value={tab}
      onChange={(chosen) => go({ tab: chosen })}
      tabs={collectionTabs
        .filter((one) => one !== 'waiting' || isLimited(collection))
        .map((value) => ({
          value,
          label: text.tabs[value],
          count: value === 'requests' && open > 0 ? open : undefined,
          content: (
            <Suspense fallback={<SkeletonRows label={text.loading} />}>{contents[value]}</Suspense>
          ),
        }))}
    />
  )
}
