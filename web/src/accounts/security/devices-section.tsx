import type { OwnSession } from '@touchline/contract/auth/shapes'
import { readDevice } from '@touchline/domain/auth/devices'
import { Laptop, Smartphone } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { QueryBoundary } from '../query-boundary.tsx'
import { Section } from '../section.tsx'
import { useDevices, useEndDevice, useEndOtherDevices } from './api.ts'

/** Sessions, this browser first; each can be signed out. */
export function DevicesSection() {
  const text = useText('accounts').devices
  const devices = useDevices()
  return (
    <Section title={text.title} about={text.about}>
      <QueryBoundary query={devices}>
        <DeviceList sessions={devices.data ?? []} />
      </QueryBoundary>
    </Section>
  )
}

function DeviceList({ sessions }: { sessions: readonly OwnSession[] }) {
  const text = useText('accounts').devices
  const { unexpected } = useText('auth')
  const toast = useToast()
  const endOthers = useEndOtherDevices()
  const inOrder = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
  return (
    <>
      {sessions.length < 2 ? (
        <p className="text-muted">{text.onlyThis}</p>
      ) : (
        <Button
          busy={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: () => toast({ title: text.endedOthers }),
              onError: () => toast({ title: unexpected, tone: 'error' }),
            })
          }
        >
          {text.endOthers}
        </Button>
      )}
      <ul className="w-full divide-y divide-line rounded-surface border border-line">
        {inOrder.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
    </>
  )
}

function Device({ session }: { session: OwnSession }) {
  const text = useText('accounts').devices
  const { unexpected } = useText('auth')
  const toast = useToast()
  const format = useFormat()
  const { timeZone } = useBrowserPlace()
  const end = useEndDevice()
  const { browser, system } = readDevice(session.user_agent)
  const name = [browser, system].filter(Boolean).join(' · ') || text.unknown
  const isHandheld = system === 'Android' || system === 'iPhone' || system === 'iPad'
  const Icon = isHandheld ? Smartphone : Laptop
  const used = format.moment(session.refreshed_at ?? session.created_at, timeZone)
  return (
    <li className="flex items-center gap-4 p-4">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {session.is_current && <Badge tone="good">{text.current}</Badge>}
        </p>
        <p className="figures text-s text-muted">
          {text.used(used)}
          {session.ip && ` · ${session.ip}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="s"
          aria-label={text.endOf(name)}
          busy={end.isPending}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => toast({ title: text.ended }),
              onError: () => toast({ title: unexpected, tone: 'error' }),
            })
          }
        >
          {text.end}
        </Button>
      )}
    </li>
  )
}
