import type { FeeShape } from '@touchline/contract/collections/shapes/collection'
import { collectionLimits as limits } from '@touchline/domain/collections/limits'
import type { CollectionKind } from '@touchline/domain/collections/readiness'
import type { Currency } from '@touchline/domain/values/money'
import { type SubmitEvent, useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { FeePrice } from './fee-price.tsx'
import { FeeStock } from './fee-stock.tsx'
import { readFee, newFee, type TypedFee, toTypedFee } from './typed-fee.ts'
import { useFeeWords } from './use-fee-words.ts'

interface FeeDialogProps {
  readonly edited: FeeShape | 'new'
  readonly kind: CollectionKind
  readonly currency: Currency
  /** A bill uses it, so its price is fixed. */
  readonly isUsed: boolean
  readonly onSave: (fee: FeeShape) => void
  readonly onClose: () => void
}

/** One fee, or one article with its sizes. */
export function FeeDialog({ edited, kind, currency, isUsed, onSave, onClose }: FeeDialogProps) {
  const words = useFeeWords(kind)
  const wire = useText('wire')
  const { language } = useLanguage()
  const [typed, setTyped] = useState(() =>
    edited === 'new' ? newFee(kind) : toTypedFee(edited, { currency, language }),
  )
  const change = (parts: Partial<TypedFee>) => setTyped((now) => ({ ...now, ...parts }))
  const fee = readFee(typed, { currency, language })
  const isNew = edited === 'new'

  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (fee === undefined) return
    onSave(fee)
    onClose()
  }

  return (
    <Dialog
      open
      title={isNew ? words.newTitle : words.editTitle}
      onOpenChange={(open) => open || onClose()}
    >
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <TextField
          label={words.name}
          required
          maxLength={limits.nameLength}
          autoComplete="off"
          value={typed.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextArea
          label={words.details}
          optional
          rows={2}
          maxLength={limits.detailsLength}
          value={typed.details}
          onChange={({ target }) => change({ details: target.value })}
        />
        <FeePrice {...{ kind, currency, isUsed, typed }} onChange={change} />
        <FeeStock {...{ kind, typed }} onChange={change} />
        <DialogActions>
          <Button onClick={onClose}>{wire.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            refusal={fee === undefined ? words.ready : undefined}
          >
            {isNew ? wire.add : wire.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
