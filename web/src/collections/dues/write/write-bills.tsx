import type { DuesPreviewShape, DuesShape } from '@touchline/contract/collections/shapes/dues'

import { paths } from '#web/app/paths.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDuesPreview } from '../api.ts'
import { Families } from './families.tsx'
import { PeriodFields } from './period-fields.tsx'
import { SendBills } from './send-bills.tsx'
import { useWriting, type Writing } from './use-writing.ts'

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
  if (dues.teams.length === 0) return <TeamFirst clubId={clubId} />
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

/** A team's books hold the bills, also of members in no team. */
function TeamFirst({ clubId }: { clubId: string }) {
  const text = useText('dues')
  const mayAddTeam = useMayInClub(clubId)('teams.edit')
  return (
    <EmptyState
      title={text.teamFirst}
      action={
        mayAddTeam && (
          <ButtonLink variant="primary" to={paths.createClubTeams(clubId)}>
            {text.addTeam}
          </ButtonLink>
        )
      }
    >
      {mayAddTeam ? text.teamFirstText : text.teamFirstAsk}
    </EmptyState>
  )
}

function Writer({ clubId, dues, onDone }: WriteBillsProps) {
  const text = useText('dues').write
  const writing = useWriting(dues)
  const preview = useDuesPreview(clubId, writing.period)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PeriodFields writing={writing} />
      {preview.isError && <LoadFailure title={text.failed} query={preview} />}
      {preview.isPending && <SkeletonRows label={text.loading} />}
      {preview.data && (
        <Planned
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

interface PlannedProps {
  readonly clubId: string
  readonly version: number
  readonly preview: DuesPreviewShape
  readonly writing: Writing
  readonly onDone: () => void
}

function Planned({ clubId, version, preview, writing, onDone }: PlannedProps) {
  const text = useText('dues').write
  if (preview.families.length === 0) return <EmptyState title={text.nobody} />
  return (
    <>
      <Families clubId={clubId} preview={preview} writing={writing} />
      <SendBills
        clubId={clubId}
        version={version}
        preview={preview}
        writing={writing}
        onDone={onDone}
      />
    </>
  )
}
