import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

const tones = {
  invited: 'neutral',
  open: 'neutral',
  part_paid: 'warning',
  paid: 'good',
  waived: 'neutral',
  refunded: 'neutral',
  late: 'danger',
} as const

/** A person's payment state as a word. */
export function StateBadge({ state }: Pick<ParticipantShape, 'state'>) {
  const { states } = useText('treasurer').people
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
