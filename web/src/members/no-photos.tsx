import type { RosterMember } from '@touchline/contract/members/shapes'
import { CameraOff } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Marks a member with a photo opt-out; only staff know. */
export function NoPhotos({ of }: { of: Pick<RosterMember, 'pictures'> | undefined }) {
  const { pictures: text } = useText('members')
  if (of?.pictures !== 'no') return null
  return (
    <Badge tone="warning">
      <CameraOff aria-hidden />
      {text.mark}
    </Badge>
  )
}
