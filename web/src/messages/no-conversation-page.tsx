import { MessagesSquare } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

/** Shown beside the list before a conversation is chosen. */
export default function NoConversationPage() {
  const text = useText('messages')
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 rounded-surface border border-dashed border-line p-6 text-center text-muted">
      <MessagesSquare className="size-8" aria-hidden />
      <p className="font-medium text-ink">{text.choose}</p>
    </div>
  )
}
