import { CheckCheck } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useMarkAllRead, useNotifications, useUnread } from './api.ts'
import { linesOf } from './lines.ts'

/** Stands where it stood, also when nothing is left: the focus stays with it. */
export function MarkAllRead({ variant }: { variant: 'quiet' | 'secondary' }) {
  const text = useText('notifications')
  const { unread } = useUnread()
  const { data } = useNotifications()
  const markAll = useMarkAllRead()
  const toast = useToast()
  if (data !== undefined && linesOf(data).length === 0) return null
  return (
    <Button
      variant={variant}
      size="s"
      icon={<CheckCheck aria-hidden />}
      disabled={unread === 0}
      onClick={() =>
        markAll.mutate(undefined, {
          onError: () => toast({ title: text.markAllFailed, tone: 'error' }),
        })
      }
    >
      {text.markAll}
    </Button>
  )
}
