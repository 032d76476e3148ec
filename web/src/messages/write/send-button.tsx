import { Check, SendHorizontal } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** Sends a new message, or saves an edit. */
export function SendButton({ isNew, maySend }: { isNew: boolean; maySend: boolean }) {
  const { write: text } = useText('messages')
  return (
    <Button
      type="submit"
      variant="primary"
      className="px-3"
      aria-label={isNew ? text.send : text.save}
      disabled={!maySend}
      icon={isNew ? <SendHorizontal aria-hidden /> : <Check aria-hidden />}
    />
  )
}
