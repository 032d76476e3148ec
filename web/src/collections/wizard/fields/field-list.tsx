import type { FeeShape, FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { collectionLimits } from '@touchline/domain/collections/limits'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { StepProps } from '../step-props.ts'

const FieldDialog = lazy(async () => ({
  default: (await import('./field-dialog.tsx')).FieldDialog,
}))

/** The form's questions: name and address always, and others. */
export function FieldList({ draft: { fields, fees }, onChange }: StepProps) {
  const text = useText('collectionWizard').form
  const [edited, setEdited] = useState<FormFieldShape | 'new'>()
  const isFull = fields.length >= collectionLimits.fields
  const { defaults } = text
  const wordsOf = useFieldWords(fees)

  function put(field: FormFieldShape) {
    const at = fields.findIndex(({ id }) => id === field.id)
    onChange({ fields: at === -1 ? [...fields, field] : fields.with(at, field) })
  }

  return (
    <section>
      <h3 className="font-medium">{text.fields}</h3>
      <p className="mb-2 text-s text-muted">{text.fieldsHint}</p>
      <ul className="mb-3 divide-y divide-line border-y border-line">
        {[defaults.lastName, defaults.firstName, defaults.email].map((name) => (
          <Row key={name} name={name} words={[text.types.text, text.isMandatory]} />
        ))}
        {fields.map((field) => (
          <Row key={field.id} name={field.name} words={wordsOf(field)}>
            <IconButton
              label={text.editField(field.name)}
              icon={<Pencil aria-hidden />}
              onClick={() => setEdited(field)}
            />
            <IconButton
              label={text.removeField(field.name)}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange({ fields: fields.filter(({ id }) => id !== field.id) })}
            />
          </Row>
        ))}
      </ul>
      <Button
        icon={<Plus aria-hidden />}
        refusal={isFull ? text.full(collectionLimits.fields) : undefined}
        onClick={() => setEdited('new')}
      >
        {text.add}
      </Button>
      {edited && (
        <Suspense fallback={null}>
          <FieldDialog
            edited={edited}
            fees={fees}
            onSave={put}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** A question's type, whether it is required, and for which fees. */
function useFieldWords(fees: readonly FeeShape[]) {
  const text = useText('collectionWizard').form
  return ({ type, isMandatory, feeId }: FormFieldShape): string[] => {
    const fee = fees.find(({ id }) => id === feeId)
    return [
      text.types[type],
      ...(isMandatory ? [text.isMandatory] : []),
      ...(fee ? [text.onlyFor(fee.name)] : []),
    ]
  }
}

interface RowProps {
  readonly name: string
  readonly words: readonly string[]
  /** Actions; none for questions always asked. */
  readonly children?: ReactNode
}

function Row({ name, words, children }: RowProps) {
  return (
    <li className="flex min-h-11 items-center gap-1 py-1">
      <div className="min-w-0 grow wrap-anywhere sm:flex sm:items-baseline sm:gap-3">
        <p className="sm:grow">{name}</p>
        <p className="text-s text-muted sm:max-w-1/2 sm:shrink-0">{words.join(' · ')}</p>
      </div>
      {children}
    </li>
  )
}
