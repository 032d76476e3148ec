import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { SendToParent } from './send-to-parent.tsx'
import type { JoinRefusal } from './use-joining.ts'

interface RefusedProps {
  readonly refusal: JoinRefusal
  readonly onParent?: (() => void) | undefined
}

/** Why this person can't join (yet), and the way to continue with a parent. */
export function JoinRefused({ refusal, onParent }: RefusedProps) {
  const text = useText('invitations').join
  if (!refusal) return null
  return (
    <Banner tone={refusal.needsParent ? 'warning' : 'danger'} title={refusal.title}>
      <p>{refusal.sentence}</p>
      {refusal.needsParent && (
        <div className="mt-2 flex flex-wrap gap-2">
          <SendToParent />
          {onParent && (
            <Button size="s" onClick={onParent}>
              {text.parent}
            </Button>
          )}
        </div>
      )}
    </Banner>
  )
}
