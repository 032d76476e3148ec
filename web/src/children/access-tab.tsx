import type { Viewer } from '@touchline/contract/children/shapes/health'
import type { Member } from '@touchline/contract/members/shapes'
import { represents } from '@touchline/domain/teams/actor'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type MemberKey, useAccess } from './api/health.ts'

/** The access list and access log: "Who can see my child". */
export function AccessTab({ member }: { member: Member }) {
  const text = useText('health').access
  const actor = useActor()
  const of = { teamId: actor.teamId, memberId: member.id }
  if (!represents(actor, member.id))
    return <p className="max-w-measure text-muted">{text.notForYou}</p>
  return (
    <div className="grid gap-8">
      <section>
        <h3 className="font-semibold">{text.who}</h3>
        <p className="mt-1 mb-3 max-w-measure text-muted">{text.whoText}</p>
        <Viewers of={of} />
      </section>
      <section>
        <h3 className="font-semibold">{text.log}</h3>
        <p className="mt-1 mb-3 max-w-measure text-muted">{text.logText}</p>
        <Log of={of} />
      </section>
    </div>
  )
}

function Viewers({ of }: { of: MemberKey }) {
  const text = useText('health')
  const { errors } = useText('wire')
  const access = useAccess(of)
  if (access.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (!access.data) return <ErrorState title={errors[codeOf(access.error)]} />
  return (
    <ul className="divide-y divide-line">
      {access.data.pages[0]?.viewers.map((person, place) => (
        <Person key={`${place} ${person.name}`} person={person} />
      ))}
    </ul>
  )
}

function Person({ person }: { person: Viewer }) {
  const text = useText('health').access
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{person.name}</span>
        <span className="block text-s text-muted">{text.as[person.as]}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {person.seesContact && <Badge>{text.contact}</Badge>}
        {person.seesHealth && <Badge tone="warning">{text.health}</Badge>}
      </span>
    </li>
  )
}

function Log({ of }: { of: MemberKey }) {
  const text = useText('health')
  const { errors } = useText('wire')
  const { team } = useTeam()
  const format = useFormat()
  const log = useAccess(of)
  if (log.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (!log.data) return <ErrorState title={errors[codeOf(log.error)]} />
  const entries = log.data.pages.flatMap((page) => page.log)
  if (entries.length === 0) return <p>{text.access.emptyLog}</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {entries.map(({ id, name, what, accessedAt, isByProgram }) => (
          <li key={id} className="py-2.5">
            <span className="block wrap-anywhere">{name ?? text.access.deleted}</span>
            <span className="figures block text-s text-muted">
              {format.moment(accessedAt, team.timeZone)} · {text.access.what[what]}
              {isByProgram && ` · ${text.access.byProgram}`}
            </span>
          </li>
        ))}
      </ol>
      {log.hasNextPage && (
        <div className="mt-3">
          <Button size="s" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {text.access.older}
          </Button>
        </div>
      )}
    </>
  )
}
