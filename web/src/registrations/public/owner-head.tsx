import type { ReactNode } from 'react'

import { TeamShield } from '#web/teams/team-shield.tsx'

import type { PublicForm } from './api.ts'

interface OwnerHeadProps {
  readonly owner: PublicForm['owner']
  readonly title: string
  readonly children?: ReactNode
}

/** Whose page it is, with the crest. */
export function OwnerHead({ owner: { name, color, logoUrl }, title, children }: OwnerHeadProps) {
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-4">
        <TeamShield team={{ id: name, name, color }} src={logoUrl} size="l" />
        <h1 className="min-w-0 text-xl wrap-anywhere">{title}</h1>
      </div>
      {children}
    </header>
  )
}
