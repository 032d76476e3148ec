import { collectionLimits } from '@touchline/domain/collections/limits'
import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { hasDuplicateSizes, newSize, type TypedFee, type TypedSize } from './typed-fee.ts'

interface FeeStockProps {
  readonly kind: CollectionKind
  readonly typed: TypedFee
  readonly onChange: (parts: Partial<TypedFee>) => void
}

/** The stock: places of an activity, or pieces of an article by size. */
export function FeeStock({ kind, typed, onChange }: FeeStockProps) {
  const { fees, articles } = useText('collectionWizard')
  const isArticle = kind === 'pre_order'
  if (!isArticle && kind !== 'activity') return null
  return (
    <>
      {isArticle && <Sizes typed={typed} onChange={onChange} />}
      {typed.sizes.length === 0 && (
        <TextField
          label={isArticle ? articles.stock : fees.places}
          description={isArticle ? articles.stockHint : fees.placesHint}
          optional
          inputMode="numeric"
          maxLength={6}
          value={typed.stock}
          onChange={({ target }) => onChange({ stock: digitsOf(target.value) })}
        />
      )}
    </>
  )
}

function Sizes({ typed: { sizes }, onChange }: Omit<FeeStockProps, 'kind'>) {
  const text = useText('collectionWizard').articles
  const errorId = useId()
  const put = (at: number, parts: Partial<TypedSize>) =>
    onChange({ sizes: sizes.map((size, place) => (place === at ? { ...size, ...parts } : size)) })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{text.sizes}</legend>
      <p className="-mt-1 text-s text-muted">{text.sizesHint}</p>
      {sizes.map((size, at) => (
        <div key={size.id} className="flex items-center gap-2">
          <TextField
            label={text.size(at + 1)}
            labelHidden
            placeholder={text.size(at + 1)}
            className="grow"
            maxLength={40}
            autoComplete="off"
            value={size.name}
            onChange={({ target }) => put(at, { name: target.value })}
          />
          <TextField
            label={text.stockOf(at + 1)}
            labelHidden
            placeholder={text.stock}
            className="w-28 shrink-0"
            inputMode="numeric"
            maxLength={6}
            value={size.stock}
            onChange={({ target }) => put(at, { stock: digitsOf(target.value) })}
          />
          <IconButton
            label={text.removeSize(size.name)}
            icon={<X aria-hidden />}
            onClick={() => onChange({ sizes: sizes.toSpliced(at, 1) })}
          />
        </div>
      ))}
      <FieldError id={errorId} error={hasDuplicateSizes(sizes) ? text.sizeTwice : undefined} />
      {sizes.length < collectionLimits.sizes && (
        <div>
          <Button
            size="s"
            icon={<Plus aria-hidden />}
            onClick={() => onChange({ sizes: [...sizes, newSize()] })}
          >
            {text.addSize}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}
