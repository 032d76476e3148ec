import { Minus, Plus } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface QuantityFieldProps {
  readonly article: string
  readonly most: number
  readonly value: number
  readonly onChange: (quantity: number) => void
}

/** The quantity of an article, by steps or typed. */
export function QuantityField({ article, most, value, onChange }: QuantityFieldProps) {
  const { fees: text } = useText('payer')
  const set = (wanted: number) => onChange(Math.min(most, Math.max(0, wanted)))
  return (
    <div className="flex shrink-0 items-center gap-1">
      <IconButton
        variant="outlined"
        label={text.less(article)}
        icon={<Minus aria-hidden />}
        disabled={value === 0}
        onClick={() => set(value - 1)}
      />
      <input
        className="control figures w-14 px-1 text-center"
        inputMode="numeric"
        aria-label={text.quantity(article)}
        disabled={most === 0}
        value={value}
        onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '')))}
      />
      <IconButton
        variant="outlined"
        label={text.more(article)}
        icon={<Plus aria-hidden />}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      />
    </div>
  )
}
