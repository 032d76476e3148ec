import {
  clubAbilities,
  isTeamAbility,
  reachOf,
  teamAbilities,
  type Ability,
  type AbleRole,
} from '@touchline/domain/clubs/abilities'
import { clubRoles } from '@touchline/domain/teams/club-roles'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const columns: readonly AbleRole[] = [...clubRoles, 'coach']
const abilities = Object.keys({ ...clubAbilities, ...teamAbilities }).filter(isAbility)

/** Read from the same table that the server asks, so it can't say anything else. */
export function RolesTableDialog({ onClose }: { onClose: () => void }) {
  const text = useText('clubRoles')
  const parts = [
    { title: text.inClub, rows: abilities.filter((ability) => !isTeamAbility(ability)) },
    { title: text.inTeams, rows: abilities.filter(isTeamAbility) },
  ]
  const nameOf = (role: AbleRole) => (role === 'coach' ? text.coach : text.names[role])
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={text.table} size="l">
      <div
        className="-mx-1 overflow-x-auto px-1"
        role="region"
        aria-label={text.table}
        tabIndex={0}
      >
        <table className="w-full min-w-152 border-collapse text-s">
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
      </div>
    </Dialog>
  )
}

function AbilityRow({ ability }: { ability: Ability }) {
  const text = useText('clubRoles')
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {text.abilities[ability]}
      </th>
      {columns.map((role) => {
        const reach = reachOf(role, ability)
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
