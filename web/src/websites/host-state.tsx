import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

import { useSaveHost, type Owner, type Website } from './api.ts'

type Host = NonNullable<Website['host']>

interface HostStateProps {
  readonly owner: Owner
  readonly host: Host
  readonly website: Pick<Website, 'isPublished' | 'siteUrl'>
}

export function HostState({ owner, host, website }: HostStateProps) {
  const text = useText('websites')
  const { errors } = useText('wire')
  const toast = useToast()
  const save = useSaveHost(owner)
  const [isRemoving, setIsRemoving] = useState(false)
  const { hostName, readableName, state } = host
  const onError = (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' })
  return (
    <div className="grid grid-cols-1 gap-4">
      <StateBanner host={host} isPublished={website.isPublished} />
      {state !== 'online' && <HostRecord host={host} />}
      <div className="flex flex-wrap gap-3">
        {state !== 'online' && (
          <Button
            busy={save.isPending}
            busyLabel={text.saving}
            onClick={() => save.mutate(hostName, { onError })}
          >
            {text.host.check}
          </Button>
        )}
        <Button onClick={() => setIsRemoving(true)}>{text.host.remove}</Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={text.host.removeTitle(readableName)}
        confirmLabel={text.host.remove}
        busy={save.isPending}
        busyLabel={text.saving}
        onConfirm={() =>
          save.mutate(null, {
            onSuccess: () => toast({ title: text.host.removed }),
            onError,
          })
        }
      >
        {text.host.removeText(website.siteUrl)}
      </ConfirmDialog>
    </div>
  )
}

interface StateBannerProps extends Pick<Website, 'isPublished'> {
  readonly host: Host
}

function StateBanner({ host, isPublished }: StateBannerProps) {
  const { readableName, state, problem, checkedAt } = host
  const { host: text } = useText('websites')
  const format = useFormat()
  const titles = {
    waiting: text.waiting,
    online: isPublished ? text.online(readableName) : text.ready(readableName),
    broken: text.broken(readableName),
  }
  const tones = {
    waiting: 'info',
    online: isPublished ? 'good' : 'info',
    broken: 'warning',
  } as const
  return (
    <Banner tone={tones[state]} title={titles[state]}>
      {problem !== null && <p>{text.problems[problem]}</p>}
      {checkedAt !== null && state !== 'online' && (
        <p className="text-s text-muted">
          {text.checked(format.moment(checkedAt, localTimeZone()))}
        </p>
      )}
    </Banner>
  )
}

/** What to enter at the provider of the domain. */
function HostRecord({ host: { readableName, target } }: { host: Host }) {
  const { host: text } = useText('websites')
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{text.record}</p>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-s text-muted">{text.recordName}</dt>
        <dd className="wrap-anywhere">{readableName}</dd>
        <dt className="text-s text-muted">{text.target}</dt>
        <dd className="wrap-anywhere">{target}</dd>
      </dl>
      <CopyButton className="justify-self-start" text={target} label={text.copyTarget} />
    </div>
  )
}
