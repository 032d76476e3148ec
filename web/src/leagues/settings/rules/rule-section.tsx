import type { ReactNode } from 'react'

interface RuleSectionProps {
  readonly title: string
  /** The current rules in words. */
  readonly says: readonly string[]
  readonly children: ReactNode
}

/** Some rules, with sentences explaining them. */
export function RuleSection({ title, says, children }: RuleSectionProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
      <Sentences says={says} />
    </section>
  )
}

export function Sentences({ says }: { says: readonly string[] }) {
  if (says.length === 0) return null
  return (
    <ul className="figures grid gap-1 text-s text-muted">
      {says.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
