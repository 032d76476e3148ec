import type { RequestShape } from '@touchline/contract/collections/shapes/bill'
import { useState } from 'react'

import { useToday } from '#web/events/use-today.ts'
import { useTeam } from '#web/teams/team-context.tsx'

import type { Decision } from '../api/requests.ts'
import { useAmount } from '../use-amount.ts'
import { useParts } from '../use-parts.ts'

export const decisionKinds = ['reduced', 'parted', 'refused'] as const
type DecisionKind = (typeof decisionKinds)[number]

const asAsked = { reduction: 'reduced', instalments: 'parted' } as const

/** The decision being made; initially what was requested. */
export function useDecision({ kind: asked, outstanding }: RequestShape, currency: string) {
  const from = useToday(useTeam().team.timeZone)
  const [kind, choose] = useState<DecisionKind>(asAsked[asked])
  const sum = useAmount({ currency, most: outstanding })
  const parts = useParts({ amount: outstanding, currency, from })

  /** Undefined while incomplete, which is shown then. */
  function decide(): Decision | undefined {
    switch (kind) {
      case 'reduced':
        sum.ask()
        return sum.amount === undefined ? undefined : { kind, amount: sum.amount }
      case 'parted':
        return parts.read.kind === 'fit' ? { kind, parts: parts.read.parts } : undefined
      case 'refused':
        return { kind }
    }
  }

  return { kind, choose, sum, parts, decide }
}
