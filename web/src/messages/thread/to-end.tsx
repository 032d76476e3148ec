import { ArrowDown } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** The way back to the newest, and how many came meanwhile. */
export function ToEnd({ unread, onPress }: { unread: number; onPress: () => void }) {
  const { thread: text } = useText('messages')
  return (
    <div className="no-print absolute inset-x-0 bottom-3 flex justify-center">
      <Button
        size="s"
        variant={unread > 0 ? 'primary' : 'secondary'}
        className="shadow-float"
        icon={<ArrowDown aria-hidden />}
        onClick={onPress}
      >
        {unread > 0 ? text.newMessages(unread) : text.toNewest}
      </Button>
    </div>
  )
}
