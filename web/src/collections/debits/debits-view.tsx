import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { Landmark, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDebits } from './api.ts'
import { MandateList } from './mandates/mandate-list.tsx'
import { SettingsForm } from './settings-form.tsx'

interface DebitsViewProps {
  readonly clubId: string
  readonly clubName: string
}

/** Direct debit of a club: set up once, then collected. */
export function DebitsView({ clubId, clubName }: DebitsViewProps) {
  const text = useText('debits')
  const query = useDebits(clubId)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (query.data === undefined) return <LoadFailure title={text.failed} query={query} />
  if (!query.data.isOffered) return <p className="text-muted">{text.notOffered}</p>
  return <Parts clubId={clubId} clubName={clubName} debits={query.data} />
}

type Part = 'runs' | 'settings' | 'mandates'

interface PartsProps extends DebitsViewProps {
  readonly debits: DebitsShape
}

function Parts({ clubId, clubName, debits }: PartsProps) {
  const text = useText('debits')
  const [part, setPart] = useState<Part>('runs')
  if (part === 'runs' && debits.creditor === null)
    return (
      <EmptyState
        icon={<Landmark aria-hidden />}
        title={text.setup.title}
        action={
          <Button variant="primary" onClick={() => setPart('settings')}>
            {text.setup.open}
          </Button>
        }
      >
        {text.setup.text}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {part !== 'runs' && (
        <div>
          <Button variant="quiet" onClick={() => setPart('runs')}>
            {text.back}
          </Button>
        </div>
      )}
      {part === 'runs' && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => setPart('mandates')}>
            {text.mandatesLink(debits.mandates)}
          </Button>
          <Button
            variant="quiet"
            icon={<MoreHorizontal aria-hidden />}
            onClick={() => setPart('settings')}
          >
            {text.settingsLink}
          </Button>
        </div>
      )}
      {part === 'settings' && (
        <SettingsForm
          key={debits.version}
          clubId={clubId}
          clubName={clubName}
          debits={debits}
          onDone={() => setPart('runs')}
        />
      )}
      {part === 'mandates' && <MandateList clubId={clubId} debits={debits} />}
    </div>
  )
}
