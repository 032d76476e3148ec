import type { Rules } from './preset-of.ts'

/** Some of the fields of a rule set; they give the whole of it. */
export interface RulesPartProps {
  readonly rules: Rules
  readonly onChange: (rules: Rules) => void
}
