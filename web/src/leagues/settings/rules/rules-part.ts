import type { Rules } from './find-preset.ts'

/** Edits some fields of a rule set and returns all of it. */
export interface RulesPartProps {
  readonly rules: Rules
  readonly onChange: (rules: Rules) => void
}
