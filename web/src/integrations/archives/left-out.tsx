import type { LeftOut } from '@touchline/domain/integrations/archives'

import { useText } from '#web/platform/language/language.tsx'

interface LeftOutListProps {
  readonly kinds: readonly LeftOut[]
  /** More that archives of clubs leave out. */
  readonly also?: string
}

/** What an archive leaves out, and why. */
export function LeftOutList({ kinds, also }: LeftOutListProps) {
  const text = useText('archives')
  return (
    <section className="grid gap-2">
      <h2 className="text-l">{text.without}</h2>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        {also !== undefined && <li>{also}</li>}
        {kinds.map((kind) => (
          <li key={kind}>{text.left[kind]}</li>
        ))}
      </ul>
    </section>
  )
}
