import { useMyTeams } from '#web/teams/api/mine.ts'
import { Banner } from '#web/ui/banner.tsx'

interface SameNameProps {
  readonly kind: 'teams' | 'clubs'
  readonly name: string
  readonly children: string
}

/** Warns people who import an archive twice. */
export function SameName({ kind, name, children }: SameNameProps) {
  const { data: mine } = useMyTeams()
  const isTaken = mine?.[kind].some((own) => own.name === name) ?? false
  return isTaken && <Banner tone="warning">{children}</Banner>
}
