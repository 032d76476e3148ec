import { accentOf } from '@touchline/domain/values/accent'
import { useMemo } from 'react'

import { AccentScope } from '#web/ui/accent-scope.tsx'
import { Avatar, type AvatarProps } from '#web/ui/avatar.tsx'

interface TeamShieldProps {
  readonly team: { readonly id: string; readonly name: string; readonly color: string }
  readonly src?: string | null | undefined
  readonly size?: AvatarProps['size']
}

/** A team or club in lists: its logo or initials, in its own colour. */
export function TeamShield({ team, src, size }: TeamShieldProps) {
  const accent = useMemo(() => accentOf(team.color), [team.color])
  const shield = { id: team.id, name: team.name, src, size, shape: 'shield' } as const
  if (accent === undefined) return <Avatar {...shield} />
  return (
    <AccentScope accent={accent}>
      <Avatar {...shield} tone="accent" />
    </AccentScope>
  )
}
