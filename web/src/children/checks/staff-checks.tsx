import type {
  CheckedPerson,
  StaffChecks as Checks,
} from '@touchline/contract/children/shapes/staff-checks'
import { certificateNames, type CheckStanding } from '@touchline/domain/children/staff-checks'
import { lazy, Suspense, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useStaffChecks } from './api.ts'
import { RequireChecks } from './require-checks.tsx'

/** Rarely opened, so loaded on demand. */
const CheckDialog = lazy(async () => ({
  default: (await import('./check-dialog.tsx')).CheckDialog,
}))

/** For club managers: whether checks are required, and everyone's state. */
export function StaffChecks({ clubId }: { clubId: string }) {
  const text = useText('children').checks
  const { loading, tryAgain } = useText('wire')
  const found = useStaffChecks(clubId)
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-l">{text.title}</h2>
      {found.isPending && <SkeletonRows label={loading} count={2} />}
      {found.isError && (
        <ErrorState
          title={text.failed}
          action={<Button onClick={() => void found.refetch()}>{tryAgain}</Button>}
        />
      )}
      {found.data && <Kept clubId={clubId} checks={found.data} />}
    </section>
  )
}

function Kept({ clubId, checks }: { clubId: string; checks: Checks }) {
  const text = useText('children').checks
  const { user } = useSession()
  const [edited, edit] = useState<CheckedPerson>()
  const paper = certificateNames[checks.country]
  return (
    <>
      <p className="max-w-measure text-muted">{text.about}</p>
      {paper !== undefined && <p className="mt-1 text-s text-muted">{text.paper(paper)}</p>}
      <RequireChecks clubId={clubId} checks={checks} me={user?.id ?? ''} />
      {checks.people.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-surface border border-line">
          {checks.people.map((person) => (
            <PersonRow
              key={person.accountId}
              person={person}
              isMe={person.accountId === user?.id}
              isRequired={checks.isRequired}
              onEdit={() => edit(person)}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {edited && <CheckDialog clubId={clubId} person={edited} onClose={() => edit(undefined)} />}
      </Suspense>
    </>
  )
}

const tones: Readonly<Record<CheckStanding, BadgeTone>> = {
  missing: 'danger',
  not_passed: 'danger',
  ended: 'danger',
  ending: 'warning',
  valid: 'good',
}

interface PersonRowProps {
  readonly person: CheckedPerson
  readonly isMe: boolean
  readonly isRequired: boolean
  readonly onEdit: () => void
}

function PersonRow({ person, isMe, isRequired, onEdit }: PersonRowProps) {
  const text = useText('children').checks
  const colon = useColon()
  const format = useFormat()
  const { firstName, lastName, isManager, teams, standing, endsOn, recordedBy } = person
  const name = `${firstName} ${lastName}`.trim()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={[isManager && text.manager, ...teams]} />
        </p>
        {endsOn !== null && (
          <p className="figures text-s text-muted">
            <Facts
              of={[
                text.until(format.day(endsOn)),
                recordedBy !== null && text.recordedBy(recordedBy),
              ]}
            />
          </p>
        )}
      </div>
      {standing === 'missing' && !isRequired ? (
        <Badge>{text.notRecorded}</Badge>
      ) : (
        <Badge tone={tones[standing]}>{text.standings[standing]}</Badge>
      )}
      <Button
        size="s"
        onClick={onEdit}
        aria-label={`${text.record}${colon} ${text.recordFor(name)}`}
        refusal={isMe ? text.ownRefused : undefined}
      >
        {text.record}
      </Button>
    </li>
  )
}
