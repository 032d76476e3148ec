import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { JoinRefusal } from './use-joining.ts'

interface RefusedProps {
  readonly refusal: JoinRefusal
  readonly onParent?: (() => void) | undefined
}

/** Why one cannot join (yet), and where it goes on: with a parent. */
export function Refused({ refusal, onParent }: RefusedProps) {
  const text = useText('invitations').join
  if (!refusal) return null
  const parent = refusal.needsParent && onParent && (
    <Button size="s" onClick={onParent}>
      {text.parent}
    </Button>
  )
  return (
    <Banner tone={refusal.needsParent ? 'warning' : 'danger'} title={refusal.title}>
      <p>{refusal.sentence}</p>
      {parent && <p className="mt-2">{parent}</p>}
    </Banner>
  )
}
