import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Whether the child said yes, too; missing: a yes was tried without it. */
export type Agreement = 'given' | 'not given' | 'missing'

interface ChildAgreesProps {
  readonly agreement: Agreement
  readonly onChange: (agreement: Agreement) => void
}

/** Where the law wants the yes of parent and child together. */
export function ChildAgrees({ agreement, onChange }: ChildAgreesProps) {
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
