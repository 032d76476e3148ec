import type { DuesShape } from '@touchline/contract/collections/shapes/dues'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDuesPreview } from '../api.ts'
import { AddTeamFirst } from './add-team-first.tsx'
import { PeriodFields } from './period-fields.tsx'
import { PlannedFamilies } from './planned-families.tsx'
import { useBillRun } from './use-bill-run.ts'

interface WriteBillsProps {
  readonly clubId: string
  readonly dues: DuesShape
  readonly onRules: () => void
  readonly onDone: () => void
}

/** A period's bills: what each family pays and why, with one button. */
export function WriteBills(props: WriteBillsProps) {
  const text = useText('dues')
  const { clubId, dues, onRules } = props
  if (dues.teams.length === 0) return <AddTeamFirst clubId={clubId} />
  if (dues.rules === null)
    return (
      <EmptyState
        title={text.first}
        action={
          <Button variant="primary" onClick={onRules}>
            {text.setFees}
          </Button>
        }
      >
        {text.firstText}
      </EmptyState>
    )
  return <Writer {...props} />
}

function Writer({ clubId, dues, onDone }: WriteBillsProps) {
  const text = useText('dues').write
  const writing = useBillRun(dues)
  const preview = useDuesPreview(clubId, writing.period)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PeriodFields writing={writing} />
      {preview.isError && <LoadFailure title={text.failed} query={preview} />}
      {preview.isPending && <SkeletonRows label={text.loading} />}
      {preview.data && (
        <PlannedFamilies
          clubId={clubId}
          version={dues.version}
          preview={preview.data}
          writing={writing}
          onDone={onDone}
        />
      )}
    </div>
  )
}
