import { Share2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Shares a prepared message with a link, or copies it where sharing isn't supported. */
export function ShareMessage({ words }: { words: string }) {
  const text = useText('members')
  if (!('share' in navigator)) return <CopyButton size="s" text={words} label={text.shareLink} />
  return <SendMessageLink words={words} />
}

/** Nothing on devices without a share sheet. */
export function SendMessageLink({ words }: { words: string }) {
  const text = useText('members')
  if (!('share' in navigator)) return null
  return (
    <Button size="s" icon={<Share2 aria-hidden />} onClick={() => void send(words)}>
      {text.shareLink}
    </Button>
  )
}

/** Closing the phone's share sheet is not an error. */
async function send(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined)
}
