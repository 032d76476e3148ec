import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { Users } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useParticipants } from '../api/participants.ts'
import { useFeeName } from '../use-fee-name.ts'
import { ParticipantActions } from './participant-actions.tsx'
import { ParticipantsList } from './participants-list.tsx'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))
const NewBillDialog = lazy(async () => ({
  default: (await import('./new-bill-dialog.tsx')).NewBillDialog,
}))

/** The dialog about someone who isn't in the list or has no bill. */
type Opened = { readonly kind: 'ask' } | { readonly kind: 'bill'; readonly memberId: string | null }

export interface ParticipantsProps {
  readonly collectionKey: CollectionKey
  readonly collection: CollectionShape
}

/** Everyone invited or billed, kept up to date. */
export function Participants({ collectionKey, collection }: ParticipantsProps) {
  const text = useText('treasurer').people
  const { data: newest, ...query } = useParticipants(collectionKey)
  // Deferred until the texts of new rows are loaded.
  const data = useDeferredValue(newest)
  const [opened, setOpened] = useState<Opened>()
  const nameOf = useFeeName(collectionKey)
  const named = useMemo(
    () => data?.map((one) => ({ ...one, feeNames: one.feeNames.map(nameOf) })) ?? [],
    [data, nameOf],
  )
  const close = () => setOpened(undefined)
  if (query.isPending || (data === undefined && newest !== undefined))
    return <SkeletonRows label={text.loading} count={8} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />

  const actions = (
    <ParticipantActions
      collectionKey={collectionKey}
      collection={collection}
      participants={data}
      onAsk={() => setOpened({ kind: 'ask' })}
      onBill={() => setOpened({ kind: 'bill', memberId: null })}
    />
  )
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<Users aria-hidden />} title={text.empty} action={actions}>
          {text.emptyText}
        </EmptyState>
      ) : (
        <>
          {actions}
          <ParticipantsList
            collectionKey={collectionKey}
            collection={collection}
            participants={named}
            onBill={(memberId) => setOpened({ kind: 'bill', memberId })}
          />
        </>
      )}
      <Suspense>
        {opened?.kind === 'ask' && (
          <AskDialog collectionKey={collectionKey} participants={data} onClose={close} />
        )}
        {opened?.kind === 'bill' && (
          <NewBillDialog
            collectionKey={collectionKey}
            collection={collection}
            memberId={opened.memberId}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
