import { FeeLists } from './fees/fee-lists.tsx'
import { FieldList } from './fields/field-list.tsx'
import type { StepProps } from './step-props.ts'

/** What the form offers and asks. Of other kinds than memberships the step before has said what can be chosen. */
export function FormStep(props: StepProps) {
  return (
    <>
      {props.collection.kind === 'membership' && <FeeLists {...props} />}
      <FieldList {...props} />
    </>
  )
}
