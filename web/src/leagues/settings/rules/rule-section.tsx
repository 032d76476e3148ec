import type { ReactNode } from 'react'

interface RuleSectionProps {
  readonly title: string
  /** What these rules say as they stand. */
  readonly says: readonly string[]
  readonly children: ReactNode
}

/** Some rules, and below them in words what they do. */
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
