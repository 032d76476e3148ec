import { FieldList } from './fields/field-list.tsx'
import type { StepProps } from './step-props.ts'

/** What the form asks besides names and address. */
export function FormStep(props: StepProps) {
  return <FieldList {...props} />
}
