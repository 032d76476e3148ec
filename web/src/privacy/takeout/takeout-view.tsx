import type { AccountExports } from '@touchline/contract/accounts/shapes/own-data'
import { Download } from 'lucide-react'

import { QueryBoundary } from '#web/accounts/query-boundary.tsx'
import { Section } from '#web/accounts/section.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'

import { useAskForExport, useExports } from './api.ts'
import { ArchivedLedgers } from './archived-ledgers.tsx'

/** One zip with everything about me. */
export function TakeoutView() {
  const text = useText('accounts').takeout
  const copies = useExports()
  return (
    <div className="grid gap-10">
      <Section title={text.title} about={text.about}>
        <QueryBoundary query={copies}>{copies.data && <Copies {...copies.data} />}</QueryBoundary>
      </Section>
      <ArchivedLedgers />
    </div>
  )
}

type Copy = AccountExports['exports'][number]

function Copies({ exports: copies, leftToday }: AccountExports) {
  const text = useText('accounts').takeout
  const wire = useText('wire')
  const toast = useToast()
  const ask = useAskForExport()
  const [newest] = copies.filter(({ child }) => child === null)
  const ofChildren = copies.filter(({ child, state }) => child !== null && state !== 'failed')
  const isWaiting = newest?.state === 'waiting'

  return (
    <>
      {newest && <OneCopy copy={newest} />}
      {!isWaiting && (
        <Button
          variant={newest?.state === 'ready' ? 'secondary' : 'primary'}
          busy={ask.isPending}
          refusal={leftToday === 0 ? text.tooOften : undefined}
          onClick={() =>
            ask.mutate(undefined, {
              onError: (error) =>
                toast({
                  tone: 'error',
                  title: text.failed,
                  description: wire.errors[codeOf(error)],
                }),
            })
          }
        >
          {text.make}
        </Button>
      )}
      {ofChildren.length > 0 && <h3 className="mt-4 font-medium">{text.ofChildren}</h3>}
      {ofChildren.map((copy) => (
        <OneCopy key={copy.id} copy={copy} />
      ))}
    </>
  )
}

function OneCopy({ copy }: { copy: Copy }) {
  const text = useText('accounts').takeout
  if (copy.state === 'failed') return <Banner tone="danger">{text.failed}</Banner>
  if (copy.state === 'ready') return <ReadyCopy copy={copy} />
  return (
    <div className="grid w-full gap-3">
      <p role="status">{text.working}</p>
      <Progress label={text.title} value={copy.progress} max={100} />
    </div>
  )
}

function ReadyCopy({ copy }: { copy: Copy }) {
  const text = useText('accounts').takeout
  const format = useFormat()
  const { timeZone } = useBrowserPlace()
  const size = megabytes(copy.bytes ?? 0)
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-4 rounded-surface border border-line p-5">
      <p role="status" className="figures">
        {text.ready(`${format.number(size)} MB`, format.moment(copy.expiresAt, timeZone))}
      </p>
      {copy.download !== null && (
        <a href={copy.download} download className={buttonStyle({ variant: 'primary' })}>
          <Download aria-hidden />
          {text.download}
        </a>
      )}
    </div>
  )
}

/** Rounded to a tenth, but never zero. */
function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10)
}
