import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The link of this very page for a parent: sent from a phone, elsewhere copied. */
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

/** Whoever changes their mind in the phone's own list has not met a failure. */
async function send(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined)
}
