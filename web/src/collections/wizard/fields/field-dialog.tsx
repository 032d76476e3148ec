import type { FeeShape, FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { collectionLimits } from '@touchline/domain/collections/limits'
import { type SubmitEvent, useState } from 'react'

import { ChoiceList } from '#web/members/fields/choice-list.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { readField, type TypedField, toTypedField } from './typed-field.ts'

const types = ['text', 'textarea', 'number', 'date', 'checkbox', 'select'] as const

interface FieldDialogProps {
  readonly edited: FormFieldShape | 'new'
  readonly fees: readonly FeeShape[]
  readonly onSave: (field: FormFieldShape) => void
  readonly onClose: () => void
}

/** One question of the form besides names and address. */
export function FieldDialog({ edited, fees, onSave, onClose }: FieldDialogProps) {
  const text = useText('collectionWizard').form
  const wire = useText('wire')
  const [typed, setTyped] = useState(() => toTypedField(edited))
  const field = readField(typed)
  const change = (parts: Partial<TypedField>) => setTyped((now) => ({ ...now, ...parts }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (field === undefined) return
    onSave(field)
    onClose()
  }

  return (
    <Dialog
      open
      title={edited === 'new' ? text.newTitle : text.editTitle}
      onOpenChange={(open) => open || onClose()}
    >
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <Inputs typed={typed} fees={fees} onChange={change} />
        <DialogActions>
          <Button onClick={onClose}>{wire.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            refusal={field === undefined ? text.ready : undefined}
          >
            {edited === 'new' ? wire.add : wire.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface InputsProps extends Pick<FieldDialogProps, 'fees'> {
  readonly typed: TypedField
  readonly onChange: (parts: Partial<TypedField>) => void
}

function Inputs({ typed, fees, onChange }: InputsProps) {
  const text = useText('collectionWizard').form
  const offered = fees.filter(({ id, isActive }) => isActive || id === typed.feeId)
  return (
    <>
      <TextField
        label={text.name}
        required
        maxLength={collectionLimits.nameLength}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select
        label={text.type}
        options={optionsOf(types, text.types)}
        value={typed.type}
        onChange={(type) => onChange({ type })}
      />
      {typed.type === 'select' && (
        <ChoiceList
          choices={typed.choices}
          onChange={(choices) => onChange({ choices })}
          error={undefined}
        />
      )}
      <Checkbox
        label={text.mandatory}
        value={typed.isMandatory}
        onChange={(isMandatory) => onChange({ isMandatory })}
      />
      <OptionalSelect
        label={text.relatedFees}
        noneLabel={text.allFees}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={typed.feeId}
        onChange={(feeId) => onChange({ feeId })}
      />
    </>
  )
}
