import type { ChangeDraft, LeagueDraft } from './draft.ts'

export interface StepProps {
  readonly draft: LeagueDraft
  readonly onChange: ChangeDraft
  /** Going on was tried while something was missing. */
  readonly isMissing: boolean
}
