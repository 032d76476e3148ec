import { ArrowDown } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** Scrolls to the newest message and counts new ones; small in a low window, to cover no button. */
export function JumpToEnd({ unread, onPress }: { unread: number; onPress: () => void }) {
  const { thread: text } = useText('messages')
  return (
    <div className="no-print pointer-events-none absolute inset-x-0 bottom-3 flex justify-center short:justify-end short:px-3">
      <Button
        size="s"
        variant={unread > 0 ? 'primary' : 'secondary'}
        className="pointer-events-auto shadow-float short:gap-0 short:px-2"
        icon={<ArrowDown aria-hidden />}
        onClick={onPress}
      >
        <span className="short:sr-only">
          {unread > 0 ? text.newMessages(unread) : text.toNewest}
        </span>
      </Button>
    </div>
  )
}
