/** A rule broken on purpose: with `to` instead of `from`, one of `tests` must fail. */
export interface BrokenRule {
  readonly rule: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  readonly project: 'rules' | 'server' | 'components'
  readonly tests: readonly string[]
}
