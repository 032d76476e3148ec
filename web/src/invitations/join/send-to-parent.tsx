import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Shares the link of this page with a parent, or copies it where sharing isn't supported. */
export function SendToParent() {
  const text = useText('invitations').join
  const url = window.location.href
  if (!('share' in navigator)) return <CopyButton size="s" text={url} label={text.copyForParent} />
  return (
    <Button size="s" onClick={() => void send(url)}>
      {text.sendToParent}
    </Button>
  )
}

/** Closing the phone's share sheet is not an error. */
async function send(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined)
}
