import {
  clubAbilities,
  isTeamAbility,
  abilityReach,
  teamAbilities,
  type Ability,
  type RoleColumn,
} from '@touchline/domain/clubs/abilities'
import { clubRoles } from '@touchline/domain/teams/club-roles'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

const columns: readonly RoleColumn[] = [...clubRoles, 'coach']
const abilities = Object.keys({ ...clubAbilities, ...teamAbilities }).filter(isAbility)

/** Shows the same table that the server checks. */
export function RolesTableDialog({ onClose }: { onClose: () => void }) {
  const text = useText('clubRoles')
  const isWide = useIsWide(44)
  const parts: readonly Part[] = [
    { title: text.inClub, rows: abilities.filter((ability) => !isTeamAbility(ability)) },
    { title: text.inTeams, rows: abilities.filter(isTeamAbility) },
  ]
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={text.table} size="l">
      <div role="region" aria-label={text.table} tabIndex={0}>
        {isWide ? <RolesTable parts={parts} /> : <RolesList parts={parts} />}
      </div>
    </Dialog>
  )
}

interface Part {
  readonly title: string
  readonly rows: readonly Ability[]
}

interface PartsProps {
  readonly parts: readonly Part[]
}

function useNameOf(): (role: RoleColumn) => string {
  const text = useText('clubRoles')
  return (role) => (role === 'coach' ? text.coach : text.names[role])
}

function RolesTable({ parts }: PartsProps) {
  const text = useText('clubRoles')
  const nameOf = useNameOf()
  return (
    <table className="w-full border-collapse text-s">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {text.ability}
          </th>
          {columns.map((role) => (
            <th key={role} scope="col" className="px-2 py-2 text-start font-medium">
              {nameOf(role)}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns.length + 1}
              className="pt-4 pb-1 text-start font-medium text-muted"
            >
              {title}
            </th>
          </tr>
          {rows.map((ability) => (
            <AbilityRow key={ability} ability={ability} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Five columns don't fit on a phone: each ability names the roles that have it. */
function RolesList({ parts }: PartsProps) {
  const text = useText('clubRoles')
  const nameOf = useNameOf()
  const named = (role: RoleColumn, ability: Ability) => {
    const reach = abilityReach(role, ability)
    if (reach === 'none') return []
    return reach === 'all' ? [nameOf(role)] : [`${nameOf(role)} (${text.reaches[reach]})`]
  }
  return parts.map(({ title, rows }) => (
    <section key={title} className="mb-6">
      <h3 className="text-s font-medium text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map((ability) => (
          <div key={ability} className="py-2">
            <dt className="font-medium">{text.abilities[ability]}</dt>
            <dd className="text-s">{columns.flatMap((role) => named(role, ability)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

function AbilityRow({ ability }: { ability: Ability }) {
  const text = useText('clubRoles')
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {text.abilities[ability]}
      </th>
      {columns.map((role) => {
        const reach = abilityReach(role, ability)
        return (
          <td key={role} className={reach === 'none' ? 'px-2 py-2 text-muted' : 'px-2 py-2'}>
            {text.reaches[reach]}
          </td>
        )
      })}
    </tr>
  )
}

function isAbility(name: string): name is Ability {
  return Object.hasOwn(clubAbilities, name) || Object.hasOwn(teamAbilities, name)
}
