import type { Audience } from '@touchline/contract/events/shapes/draft'
import { lazy, Suspense } from 'react'
import { useController } from 'react-hook-form'

import { useRoster } from '#web/members/api/roster.ts'
import { useText } from '#web/platform/language/language.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type EventFields, useEventProblem } from './event-form-state.ts'

/** Usually everyone is invited: the choices below load when needed. */
const Roles = lazy(async () => ({ default: (await import('./audience-choices.tsx')).Roles }))
const People = lazy(async () => ({ default: (await import('./audience-choices.tsx')).People }))

const kinds = ['everyone', 'roles', 'members'] as const
const empty: Record<Audience['kind'], Audience> = {
  everyone: { kind: 'everyone' },
  roles: { kind: 'roles', roles: [] },
  members: { kind: 'members', memberIds: [] },
}

/** Everyone, certain roles, or chosen people. */
export function AudienceField({ teamId, ...fields }: EventFields & { readonly teamId: string }) {
  const text = useText('events').form
  const { loading } = useText('wire')
  const problem = useEventProblem(fields)
  const { field } = useController({ control: fields.form.control, name: 'audience' })
  const roster = useRoster(teamId)
  const audience = field.value ?? empty.everyone
  const waiting = <SkeletonRows label={loading} count={3} />

  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden className="mb-1.5 font-medium">
          {text.invited}
        </p>
        <SegmentedControl
          label={text.invited}
          segments={kinds.map((kind) => ({ value: kind, label: text.audience[kind] }))}
          value={audience.kind}
          onChange={(kind) => field.onChange(empty[kind])}
        />
      </div>
      {audience.kind !== 'everyone' && roster.isPending && waiting}
      {roster.data && (
        <Suspense fallback={waiting}>
          {audience.kind === 'roles' && (
            <Roles members={roster.data} chosen={audience.roles} onChange={field.onChange} />
          )}
          {audience.kind === 'members' && (
            <People members={roster.data} chosen={audience.memberIds} onChange={field.onChange} />
          )}
        </Suspense>
      )}
      <FieldError id="audience-problem" error={problem('audience')} />
    </div>
  )
}
