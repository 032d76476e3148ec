import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Whether the child agrees; `missing` after a yes without it. */
export type Agreement = 'given' | 'not given' | 'missing'

interface ChildAgreesProps {
  readonly agreement: Agreement
  readonly onChange: (agreement: Agreement) => void
}

/** For countries where parent and child must both agree. */
export function ChildAgreementField({ agreement, onChange }: ChildAgreesProps) {
  const text = useText('children').consents
  return (
    <Checkbox
      label={text.childAgrees}
      description={text.together}
      value={agreement === 'given'}
      onChange={(agrees) => onChange(agrees ? 'given' : 'not given')}
      error={agreement === 'missing' ? text.askChild : undefined}
    />
  )
}
