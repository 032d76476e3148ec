import type { LeftOut } from '@touchline/domain/integrations/archives'

import { useText } from '#web/platform/language/language.tsx'

interface LeftOutListProps {
  readonly kinds: readonly LeftOut[]
  /** What a club leaves behind besides. */
  readonly also?: string
}

/** What an archive does not hold, and what becomes of it. */
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
