import type { FieldProblems } from '../use-field-problems.ts'
import type { ChangeDraft, DraftFields, LeagueDraft } from './draft.ts'

export interface StepProps {
  readonly draft: LeagueDraft
  readonly onChange: ChangeDraft
  /** Going on was tried while something was missing. */
  readonly isMissing: boolean
}

/** Of the steps that a league's settings show, too. */
export interface FieldsProps {
  readonly draft: DraftFields
  readonly onChange: (parts: Partial<DraftFields>) => void
  readonly isMissing: boolean
  readonly problems?: FieldProblems | undefined
}
