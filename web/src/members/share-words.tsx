import { Share2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Ready words with a link: into WhatsApp or a message from a phone's own list, elsewhere copied. */
export function ShareWords({ words }: { words: string }) {
  const text = useText('members')
  if (!('share' in navigator)) return <CopyButton size="s" text={words} label={text.shareLink} />
  return <SendWords words={words} />
}

/** Only where the device has such a list. */
export function SendWords({ words }: { words: string }) {
  const text = useText('members')
  if (!('share' in navigator)) return null
  return (
    <Button size="s" icon={<Share2 aria-hidden />} onClick={() => void send(words)}>
      {text.shareLink}
    </Button>
  )
}

/** Whoever changes their mind in the phone's own list has not met a failure. */
async function send(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined)
}
