import type { PushDevice } from '@touchline/contract/notifications/shapes'
import { BellRing } from 'lucide-react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { usePushDevices, useRemoveDevice, useSwitchOn, useThisBrowser } from './api.ts'
import { clearOptIn, storeOptIn } from './opt-in.ts'
import { abilityOf } from './this-browser.ts'

/** Whether this device is notified, and which others are. */
export function PushCard({ accountId }: { accountId: string }) {
  const text = useText('push')
  const ability = abilityOf()
  return (
    <section className="grid gap-3">
      <h2 className="text-l">{text.title}</h2>
      {ability === 'able' && <Devices accountId={accountId} />}
      {ability === 'home_screen' && <p className="text-muted">{text.homeScreen}</p>}
      {ability === 'unsupported' && <p className="text-muted">{text.unsupported}</p>}
    </section>
  )
}

function Devices({ accountId }: { accountId: string }) {
  const text = useText('push')
  const devices = usePushDevices()
  const here = useThisBrowser(true)
  if (devices.isError) return <LoadFailure query={devices} title={text.loadFailed} />
  if (devices.data === undefined || here.data === undefined)
    return <Skeleton className="h-24 rounded-surface" />

  const { mark, isBlocked } = here.data
  const thisOne = devices.data.devices.find((device) => device.mark === mark)
  const others = devices.data.devices.filter((device) => device !== thisOne)
  return (
    <>
      <p className="text-muted">{text.intro}</p>
      {thisOne !== undefined && !isBlocked ? (
        <On device={thisOne} />
      ) : (
        <Off accountId={accountId} isBlocked={isBlocked} />
      )}
      {others.length > 0 && <Others devices={others} />}
    </>
  )
}

function Off({ accountId, isBlocked }: { accountId: string; isBlocked: boolean }) {
  const text = useText('push')
  const { data } = usePushDevices()
  const switchOn = useSwitchOn()
  const outcome = isBlocked ? 'blocked' : (switchOn.data ?? (switchOn.isError ? 'failed' : 'done'))
  return (
    <div className="grid justify-items-start gap-3">
      {!isBlocked && data && (
        <Button
          variant="primary"
          icon={<BellRing aria-hidden />}
          busy={switchOn.isPending}
          busyLabel={text.switchingOn}
          onClick={() =>
            switchOn.mutate(data, {
              onSuccess: (kind) => kind === 'done' && storeOptIn(accountId),
            })
          }
        >
          {text.switchOn}
        </Button>
      )}
      {outcome !== 'done' && <p role="status">{text[outcome]}</p>}
    </div>
  )
}

function On({ device }: { device: PushDevice }) {
  const text = useText('push')
  const toast = useToast()
  const remove = useRemoveDevice()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 font-medium">
        <BellRing aria-hidden className="size-5 text-primary" />
        {text.on}
      </p>
      <Button
        size="s"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(
            { deviceId: device.id, isHere: true },
            {
              onSuccess: clearOptIn,
              onError: () => toast({ title: text.failed, tone: 'error' }),
            },
          )
        }
      >
        {text.switchOff}
      </Button>
    </div>
  )
}

function Others({ devices }: { devices: readonly PushDevice[] }) {
  const text = useText('push')
  return (
    <>
      <h3 className="mt-2 font-medium">{text.others}</h3>
      <ul className="divide-y divide-line rounded-surface border border-line">
        {devices.map((device) => (
          <Other key={device.id} device={device} />
        ))}
      </ul>
    </>
  )
}

function Other({ device: { id, browser, system, createdAt } }: { device: PushDevice }) {
  const text = useText('push')
  const toast = useToast()
  const format = useFormat()
  const remove = useRemoveDevice()
  const name = [browser, system].filter(Boolean).join(' · ') || text.unknown
  return (
    <li className="flex items-center gap-4 p-4">
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-s text-muted">{text.since(format.day(createdAt.slice(0, 10)))}</p>
      </div>
      <Button
        size="s"
        aria-label={text.removeOf(name)}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(
            { deviceId: id, isHere: false },
            {
              onSuccess: () => toast({ title: text.removed(name) }),
              onError: () => toast({ title: text.failed, tone: 'error' }),
            },
          )
        }
      >
        {text.remove}
      </Button>
    </li>
  )
}
