import type { GroupKind, AdminGroup } from '@touchline/contract/operations/shapes/groups'
import { features as all } from '@touchline/domain/values/features'
import { bytesInMegabyte, type LimitKind } from '@touchline/domain/values/limits'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBytes } from '#web/platform/language/use-bytes.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import { GroupExport } from './group-export.tsx'
import { GroupMenu } from './group-menu.tsx'
import { useTimestampFormat } from './use-timestamp-format.ts'

const tones: Record<AdminGroup['state'], BadgeTone> = {
  active: 'good',
  suspended: 'warning',
  deleted: 'danger',
}

interface GroupRowProps {
  readonly kind: GroupKind
  readonly group: AdminGroup
}

/** A club or team: name and state, what an operator may do, its size. */
export function GroupRow({ kind, group }: GroupRowProps) {
  const { groups: text } = useText('operations').admin
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-m font-semibold wrap-anywhere">{group.name}</h2>
        <Badge tone={tones[group.state]}>{text.states[group.state]}</Badge>
        {group.clubName !== null && (
          <span className="min-w-0 text-s wrap-anywhere text-muted">{group.clubName}</span>
        )}
      </div>
      <GroupMenu kind={kind} group={group} />
      <div className="col-span-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        <Facts kind={kind} group={group} />
        <Notes kind={kind} group={group} />
        {group.export !== null && <GroupExport made={group.export} />}
      </div>
    </li>
  )
}

/** Facts that only some clubs have. */
function Notes({ kind, group: { managers, features: own } }: GroupRowProps) {
  const { groups: text, features } = useText('operations').admin
  const off = all.filter((one) => own[one] === false).map((one) => features.names[one])
  const notes = [
    { label: features.turnedOff, values: off },
    { label: kind === 'clubs' ? text.managers : text.admins, values: managers },
  ]
  return notes.map(
    ({ label, values }) =>
      values.length > 0 && (
        <p key={label} className="text-s wrap-anywhere">
          <span className="text-muted">{label}</span> {values.join(', ')}
        </p>
      ),
  )
}

function Facts({ kind, group }: GroupRowProps) {
  const { groups: text, limits } = useText('operations').admin
  const { yes, no } = useText('wire')
  const { number } = useFormat()
  const bytes = useBytes()
  const { dayOf, moment } = useTimestampFormat()
  const { teams, premiumTeams, lastUsedAt } = group
  const isClub = kind === 'clubs'
  const inForce = (what: LimitKind) =>
    group.clubName === null ? (group.limits[what] ?? group.defaultLimits[what]) : null
  const used = (is: number, most: number | null, written: (is: number) => string) =>
    most === null ? written(is) : limits.used(written(is), written(most))
  const storage = inForce('storage')
  const mails = inForce('mails')
  const facts = [
    { label: text.members, value: used(group.members, inForce('members'), number) },
    ...(isClub ? [{ label: text.teamCount, value: number(teams) }] : []),
    {
      label: text.premium,
      value: isClub ? number(premiumTeams) : premiumTeams > 0 ? yes : no,
    },
    {
      label: text.files,
      value: used(group.bytes, storage === null ? null : storage * bytesInMegabyte, bytes),
    },
    ...(mails === null
      ? []
      : [{ label: limits.mailsToday, value: used(group.mailsToday, mails, number) }]),
    { label: text.lastUsed, value: lastUsedAt === null ? text.never : moment(lastUsedAt) },
    { label: text.created, value: dayOf(group.createdAt) },
  ]
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-s sm:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
