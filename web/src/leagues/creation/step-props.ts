import type { FieldProblems } from '../use-field-problems.ts'
import type { ChangeDraft, DraftFields, LeagueDraft } from './draft.ts'

export interface StepProps {
  readonly draft: LeagueDraft
  readonly onChange: ChangeDraft
  /** Continuing was attempted while something was missing. */
  readonly isMissing: boolean
}

/** Props of steps that the settings use too. */
export interface FieldsProps {
  readonly draft: DraftFields
  readonly onChange: (parts: Partial<DraftFields>) => void
  readonly isMissing: boolean
  readonly problems?: FieldProblems | undefined
}
