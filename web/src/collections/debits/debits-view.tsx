import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDebits } from './api.ts'
import { MandateList } from './mandates/mandate-list.tsx'
import { RareDebitActions } from './rare-debit-actions.tsx'
import { RunList } from './runs/run-list.tsx'
import { StartRun } from './runs/start-run.tsx'
import { SetUp } from './set-up.tsx'
import { SettingsForm } from './settings-form.tsx'

interface DebitsViewProps {
  readonly clubId: string
  readonly clubName: string
  readonly duesRuns: DuesShape['runs']
}

/** Direct debit of a club: set up once, then collected. */
export function DebitsView(props: DebitsViewProps) {
  const text = useText('debits')
  const query = useDebits(props.clubId)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (query.data === undefined) return <LoadFailure title={text.failed} query={query} />
  if (!query.data.isOffered) return <p className="text-muted">{text.notOffered}</p>
  return <Parts {...props} debits={query.data} />
}

type Part = 'runs' | 'start' | 'settings' | 'mandates'

interface PartsProps extends DebitsViewProps {
  readonly debits: DebitsShape
}

function Parts({ clubId, clubName, duesRuns, debits }: PartsProps) {
  const text = useText('debits')
  const [part, setPart] = useState<Part>('runs')
  const back = () => setPart('runs')
  if (part === 'runs' && debits.creditor === null)
    return <SetUp onOpen={() => setPart('settings')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {part !== 'runs' && (
        <div>
          <Button variant="quiet" onClick={back}>
            {text.back}
          </Button>
        </div>
      )}
      {part === 'runs' && (
        <RunList
          clubId={clubId}
          debits={debits}
          rare={<RareDebitActions debits={debits} onChoose={setPart} />}
          onStart={() => setPart('start')}
        />
      )}
      {part === 'start' && (
        <StartRun clubId={clubId} debits={debits} duesRuns={duesRuns} onDone={back} />
      )}
      {part === 'settings' && (
        <SettingsForm
          key={debits.version}
          clubId={clubId}
          clubName={clubName}
          debits={debits}
          onDone={back}
        />
      )}
      {part === 'mandates' && <MandateList clubId={clubId} debits={debits} />}
    </div>
  )
}
