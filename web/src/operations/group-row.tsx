import type {
  GroupAction,
  GroupKind,
  OperatedGroup,
} from '@touchline/contract/operations/shapes/groups'
import { features as all } from '@touchline/domain/values/features'
import { bytesInMegabyte, type LimitKind } from '@touchline/domain/values/limits'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBytes } from '#web/platform/language/use-bytes.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { ActOnGroupDialog } from './act-on-group-dialog.tsx'
import { FeaturesDialog } from './features/features-dialog.tsx'
import { GroupExport } from './group-export.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { useStamps } from './use-stamps.ts'

const tones: Record<OperatedGroup['state'], BadgeTone> = {
  active: 'good',
  suspended: 'warning',
  deleted: 'danger',
}

const offered: Record<OperatedGroup['state'], readonly GroupAction[]> = {
  active: ['suspend', 'export', 'delete'],
  suspended: ['resume', 'export', 'delete'],
  deleted: ['restore'],
}

interface GroupRowProps {
  readonly kind: GroupKind
  readonly group: OperatedGroup
}

export function GroupRow({ kind, group }: GroupRowProps) {
  const { groups: text, limits, features } = useText('operations').admin
  const [action, setAction] = useState<GroupAction>()
  const [opened, setOpened] = useState<'limits' | 'features'>()
  const close = () => setOpened(undefined)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-m font-semibold wrap-anywhere">{group.name}</h2>
        <Badge tone={tones[group.state]}>{text.states[group.state]}</Badge>
        {group.clubName !== null && (
          <span className="min-w-0 text-s wrap-anywhere text-muted">{group.clubName}</span>
        )}
      </div>
      <Facts kind={kind} group={group} />
      {group.export !== null && <GroupExport made={group.export} />}
      <div className="flex flex-wrap gap-2">
        {group.clubName === null && group.state !== 'deleted' && (
          <>
            <Button size="s" onClick={() => setOpened('limits')}>
              {limits.button}
            </Button>
            <Button size="s" onClick={() => setOpened('features')}>
              {features.button}
            </Button>
          </>
        )}
        {actionsFor(kind, group).map((one) => (
          <Button
            key={one}
            size="s"
            variant={one === 'delete' ? 'danger' : 'secondary'}
            onClick={() => setAction(one)}
          >
            {text.actions[one]}
          </Button>
        ))}
      </div>
      {opened === 'limits' && <LimitsDialog kind={kind} group={group} onClose={close} />}
      {opened === 'features' && <FeaturesDialog kind={kind} group={group} onClose={close} />}
      {action !== undefined && (
        <ActOnGroupDialog
          kind={kind}
          group={group}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </li>
  )
}

/** A team without a club can be suspended; a team of a club goes with it. */
function actionsFor(kind: GroupKind, { state, clubName }: OperatedGroup): readonly GroupAction[] {
  if (kind === 'clubs') return offered[state]
  return clubName === null ? offered[state].filter((one) => ofTeams.includes(one)) : []
}

const ofTeams: readonly GroupAction[] = ['suspend', 'resume']

function Facts({ kind, group }: GroupRowProps) {
  const { groups: text, limits, features } = useText('operations').admin
  const { yes, no } = useText('wire')
  const { number } = useFormat()
  const bytes = useBytes()
  const { dayOf, moment } = useStamps()
  const { teams, premiumTeams, lastUsedAt } = group
  const isClub = kind === 'clubs'
  const inForce = (what: LimitKind) =>
    group.clubName === null ? (group.limits[what] ?? group.defaultLimits[what]) : null
  const used = (is: number, most: number | null, written: (is: number) => string) =>
    most === null ? written(is) : limits.used(written(is), written(most))
  const off = all.filter((one) => group.features[one] === false).map((one) => features.names[one])
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
    ...(off.length > 0 ? [{ label: features.turnedOff, value: off.join(', ') }] : []),
    { label: text.lastUsed, value: lastUsedAt === null ? text.never : moment(lastUsedAt) },
    { label: text.created, value: dayOf(group.createdAt) },
    ...(group.managers.length > 0
      ? [{ label: isClub ? text.managers : text.admins, value: group.managers.join(', ') }]
      : []),
  ]
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-s sm:grid-cols-3 lg:grid-cols-6">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
