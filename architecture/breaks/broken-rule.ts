/** One rule, broken on purpose: with `to` in the place of `from`, one of `tests` has to fail. */
export interface BrokenRule {
  readonly rule: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  readonly project: 'rules' | 'server' | 'components'
  readonly tests: readonly string[]
}
