import { X } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

import { usePushDevices, useSwitchOn } from '#web/notifications/push/api.ts'
import { storeOptIn } from '#web/notifications/push/opt-in.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { installPrompt, onInstallPrompt } from './install-prompt.ts'
import { type Offer, offerFor } from './offer.ts'
import { StepPictures } from './step-pictures.tsx'
import { dismissOffer, readDevice } from './this-device.ts'

/**
 * One small offer on a phone: first the home screen, then notifications. Nothing on other devices.
 */
export function InstallOffer() {
  const [isGone, setGone] = useState(false)
  const [device] = useState(readDevice)
  const hasPrompt = useSyncExternalStore(onInstallPrompt, () => installPrompt() !== undefined)
  const offer = offerFor({ ...device, hasPrompt })
  if (isGone || offer === undefined) return null
  return (
    <Card
      kind={offer.kind}
      onDismiss={() => {
        dismissOffer()
        setGone(true)
      }}
    >
      {offer.kind === 'install' ? (
        <Install offer={offer} onDone={() => setGone(true)} />
      ) : (
        <Notify onDone={() => setGone(true)} />
      )}
    </Card>
  )
}

interface CardProps {
  readonly kind: Offer['kind']
  readonly onDismiss: () => void
  readonly children: ReactNode
}

function Card({ kind, onDismiss, children }: CardProps) {
  const text = useText('start').install
  return (
    <section
      aria-label={text[kind].title}
      className="no-print grid gap-3 rounded-surface border border-line bg-surface p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-m font-semibold">{text[kind].title}</h2>
          <p className="text-s text-muted">{text[kind].text}</p>
        </div>
        <IconButton label={text.dismiss} icon={<X aria-hidden />} onClick={onDismiss} />
      </header>
      {children}
    </section>
  )
}

interface InstallProps {
  readonly offer: Extract<Offer, { kind: 'install' }>
  readonly onDone: () => void
}

function Install({ offer: { way }, onDone }: InstallProps) {
  const text = useText('start').install
  const [isShown, setShown] = useState(false)
  if (way === 'prompt')
    return (
      <Button
        className="justify-self-start"
        onClick={() => void installPrompt()?.prompt().then(onDone)}
      >
        {text.install.now}
      </Button>
    )
  if (!isShown)
    return (
      <Button className="justify-self-start" onClick={() => setShown(true)}>
        {text.install.how}
      </Button>
    )
  return <StepPictures way={way} />
}

function Notify({ onDone }: { onDone: () => void }) {
  const text = useText('start').install.push
  const { user } = useSession()
  const devices = usePushDevices()
  const switchOn = useSwitchOn()
  const { data } = devices
  if (data === undefined || user === undefined) return null
  return (
    <Button
      className="justify-self-start"
      busy={switchOn.isPending}
      onClick={() =>
        switchOn.mutate(data, {
          onSuccess: (kind) => {
            if (kind === 'done') storeOptIn(user.id)
            onDone()
          },
        })
      }
    >
      {text.allow}
    </Button>
  )
}
