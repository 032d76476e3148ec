import { FieldList } from './fields/field-list.tsx'
import type { StepProps } from './step-props.ts'

/** Questions besides name and address. */
export function FormStep(props: StepProps) {
  return <FieldList {...props} />
}
