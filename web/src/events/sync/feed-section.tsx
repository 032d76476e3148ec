import type { CalendarFeed } from '@touchline/contract/events/shapes/calendar-sync'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useChooseFeed, useFeed, useRenewFeed } from '../api/sync.ts'
import { useFormProblem } from '../use-form-problem.ts'

/** Our events in other programs, through a secret link that can be renewed. */
export function FeedSection({ teamId }: { readonly teamId: string | undefined }) {
  const text = useText('sync')
  const feed = useFeed(teamId)
  const problem = useFormProblem(feed.error)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="font-semibold">{text.exportTitle}</h3>
        <p className="text-muted">{text.exportText}</p>
      </div>
      {feed.isPending && <SkeletonRows label={text.loading} count={2} />}
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      {feed.data !== undefined && <Links feed={feed.data} teamId={teamId} />}
    </section>
  )
}

interface LinksProps {
  readonly feed: CalendarFeed
  readonly teamId: string | undefined
}

function Links({ feed: { address, leavesOutDeclined }, teamId }: LinksProps) {
  const text = useText('sync')
  const webcal = address.replace(/^https?:/, 'webcal:')
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <a className={buttonStyle({ variant: 'secondary' })} href={webcal}>
          {text.apple}
        </a>
        <a
          className={buttonStyle({ variant: 'secondary' })}
          href={google}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.google}
        </a>
      </div>
      <Declined leavesOut={leavesOutDeclined} />
      <TextField label={text.exportUrl} description={text.secret} readOnly value={address} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={text.copy} />
        <Renew teamId={teamId} />
      </div>
    </>
  )
}

/** Applies at once to all programs that read one of my feeds. */
function Declined({ leavesOut }: { leavesOut: boolean }) {
  const text = useText('sync')
  const toast = useToast()
  const choose = useChooseFeed()
  return (
    <Checkbox
      label={text.leaveOut}
      description={text.leaveOutHint}
      value={choose.isPending ? choose.variables : leavesOut}
      onChange={(on) =>
        choose.mutate(on, {
          onError: () => toast({ title: text.choiceFailed, tone: 'error' }),
        })
      }
    />
  )
}

function Renew({ teamId }: Pick<LinksProps, 'teamId'>) {
  const text = useText('sync')
  const toast = useToast()
  const renew = useRenewFeed(teamId)
  const problem = useFormProblem(renew.error)
  const [asked, setAsked] = useState(false)

  function make() {
    renew.mutate(undefined, {
      onSuccess: () => {
        setAsked(false)
        toast({ title: text.renewed })
      },
    })
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {text.renew}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text.renewTitle}
        confirmLabel={text.renew}
        onConfirm={make}
        busy={renew.isPending}
        tone="plain"
      >
        {text.renewText}
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      </ConfirmDialog>
    </>
  )
}
