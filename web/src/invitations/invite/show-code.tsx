import type { JoinLink } from '@touchline/contract/invitations/shapes'
import { QrCode } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FullScreen } from '#web/ui/full-screen.tsx'
import { QrPicture } from '#web/ui/qr-picture.tsx'
import { useWakeLock } from '#web/ui/use-wake-lock.ts'

/** Link and code on the full screen, to be held up at practice; keeps the screen on. */
export function ShowCode({ link }: { link: JoinLink }) {
  const text = useText('invitations').link
  const { team } = useTeam()
  const [isShown, setShown] = useState(false)
  useWakeLock(isShown)
  return (
    <>
      <Button variant="primary" icon={<QrCode aria-hidden />} onClick={() => setShown(true)}>
        {text.show}
      </Button>
      <FullScreen open={isShown} onOpenChange={setShown} title={team.name}>
        <div className="m-auto grid w-full max-w-prose justify-items-center gap-4 px-4 py-4 text-center">
          <p className="font-head text-l font-semibold">{text.showTitle}</p>
          <QrPicture
            rows={link.qr}
            label={text.qr}
            className="w-[min(92vw,58dvh)] rounded-surface border border-line"
          />
          <p translate="no" className="font-head text-xxl font-extrabold tracking-[0.12em]">
            {link.code}
          </p>
          <p>{text.showHint}</p>
          {link.mayReset && <p className="text-s text-muted">{text.showSafety}</p>}
        </div>
      </FullScreen>
    </>
  )
}
