import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import { mayEditFields } from '@touchline/domain/members/permissions'
import { ArrowDown, ArrowUp, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { useSaveField } from '../api/fields.ts'
import { useErrorToast } from '../use-error-toast.ts'
import { RemoveFieldDialog } from './remove-field-dialog.tsx'

interface FieldListProps {
  readonly fields: readonly CustomFieldOnWire[]
  readonly onEdit: (field: CustomFieldOnWire) => void
}

export function FieldList({ fields, onEdit }: FieldListProps) {
  const text = useText('members').fields
  const actor = useActor()
  const complain = useErrorToast()
  const order = useSaveField(actor.teamId)
  const [removed, remove] = useState<CustomFieldOnWire>()

  const move = (fieldId: string, position: number) =>
    order.mutate({ kind: 'change', fieldId, changes: { position } }, { onError: complain })

  if (fields.length === 0)
    return <EmptyState icon={<ListChecks aria-hidden />} title={text.empty} />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {fields.map((field, place) => (
          <li
            key={field.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
          >
            <FieldFacts field={field} />
            {mayEditFields(actor) && (
              <div className="flex">
                <IconButton
                  label={text.moveUp(field.name)}
                  icon={<ArrowUp aria-hidden />}
                  disabled={place === 0 || order.isPending}
                  onClick={() => move(field.id, place)}
                />
                <IconButton
                  label={text.moveDown(field.name)}
                  icon={<ArrowDown aria-hidden />}
                  disabled={place === fields.length - 1 || order.isPending}
                  onClick={() => move(field.id, place + 2)}
                />
                <IconButton
                  label={text.edit(field.name)}
                  icon={<Pencil aria-hidden />}
                  onClick={() => onEdit(field)}
                />
                <IconButton
                  label={text.remove(field.name)}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(field)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <RemoveFieldDialog field={removed} onClose={() => remove(undefined)} />
    </>
  )
}

function FieldFacts({ field }: { field: CustomFieldOnWire }) {
  const text = useText('members').fields
  const { name, kind, audience, choices, valueCount } = field
  const facts = [
    kind === 'choice' ? choices.map((choice) => choice.name).join(' / ') : text.kinds[kind],
    text.audiences[audience],
    valueCount === null ? '' : text.values(valueCount),
  ]
  return (
    <div className="min-w-0 grow basis-60">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="line-clamp-3 text-s wrap-anywhere text-muted">
        {facts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
