import type { FeeShape } from '@touchline/contract/collections/shapes/collection'
import { collectionLimits } from '@touchline/domain/collections/limits'
import { Plus } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useId, useState } from 'react'

import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

import type { ChangeDraft, Draft } from '../draft.ts'
import type { StepProps } from '../step-props.ts'
import { FeeRow } from './fee-row.tsx'
import { useFeeWords } from './use-fee-words.ts'

const FeeDialog = lazy(async () => ({ default: (await import('./fee-dialog.tsx')).FeeDialog }))

/** Active fees, and inactive ones. */
export function FeeLists({ collection, draft, onChange, errors }: StepProps) {
  const words = useFeeWords(collection.kind)
  const [edited, setEdited] = useState<FeeShape | 'new'>()
  const errorId = useId()
  const isFull = draft.fees.length >= collectionLimits.fees
  const { put, remove } = changesOf(draft, onChange)

  const rows = (isActive: boolean) =>
    draft.fees
      .filter((fee) => fee.isActive === isActive)
      .map((fee) => (
        <FeeRow
          key={fee.id}
          fee={fee}
          kind={collection.kind}
          currency={draft.currency}
          isUsed={collection.usedFeeIds.includes(fee.id)}
          onEdit={() => setEdited(fee)}
          onSwitch={() => put({ ...fee, isActive: !isActive })}
          onRemove={() => remove(fee)}
        />
      ))

  return (
    <>
      <Part title={words.active} none={words.noneActive} rows={rows(true)} />
      <FieldError id={errorId} error={errors.fees} />
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        refusal={isFull ? words.full(collectionLimits.fees) : undefined}
        data-refused={errors.fees === undefined ? undefined : true}
        onClick={() => setEdited('new')}
      >
        {words.add}
      </Button>
      <Part title={words.inactive} none={words.noneInactive} rows={rows(false)} />
      {edited && (
        <Suspense fallback={null}>
          <FeeDialog
            edited={edited}
            kind={collection.kind}
            currency={draft.currency}
            isUsed={edited !== 'new' && collection.usedFeeIds.includes(edited.id)}
            onSave={put}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly none: string
  readonly rows: readonly ReactElement[]
}

function Part({ title, none, rows }: PartProps) {
  return (
    <section>
      <h3 className="mb-2 font-medium">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">{rows}</ul>
      )}
    </section>
  )
}

function changesOf(draft: Draft, onChange: ChangeDraft) {
  function put(fee: FeeShape) {
    const at = draft.fees.findIndex(({ id }) => id === fee.id)
    onChange({ fees: at === -1 ? [...draft.fees, fee] : draft.fees.with(at, fee) })
  }

  /** Also removes questions asked only for this fee. */
  function remove({ id }: FeeShape) {
    onChange({
      fees: draft.fees.filter((fee) => fee.id !== id),
      fields: draft.fields.filter(({ feeId }) => feeId !== id),
    })
  }

  return { put, remove }
}
