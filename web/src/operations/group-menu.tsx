import type {
  GroupAction,
  GroupKind,
  AdminGroup,
} from '@touchline/contract/operations/shapes/groups'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { ActOnGroupDialog } from './act-on-group-dialog.tsx'
import { FeaturesDialog } from './features/features-dialog.tsx'
import { LimitsDialog } from './limits-dialog.tsx'

interface GroupMenuProps {
  readonly kind: GroupKind
  readonly group: AdminGroup
}

/** What an operator may do to a club or team; nothing to a team of a club. */
export function GroupMenu({ kind, group }: GroupMenuProps) {
  const { groups: text, limits, features } = useText('operations').admin
  const [opened, setOpened] = useState<GroupAction | 'limits' | 'features'>()
  const close = () => setOpened(undefined)
  const actions = actionsFor(kind, group.state)
  if (group.clubName !== null || actions.length === 0) return null

  const asked = { kind, group, onClose: close }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={text.menuOf(group.name)} icon={<EllipsisVertical aria-hidden />} />
        }
      >
        {group.state !== 'deleted' && (
          <>
            <MenuItem onSelect={() => setOpened('limits')}>{limits.button}</MenuItem>
            <MenuItem onSelect={() => setOpened('features')}>{features.button}</MenuItem>
          </>
        )}
        {actions.map((action) => (
          <MenuItem key={action} danger={action === 'delete'} onSelect={() => setOpened(action)}>
            {text.actions[action]}
          </MenuItem>
        ))}
      </Menu>
      {opened === 'limits' ? (
        <LimitsDialog {...asked} />
      ) : opened === 'features' ? (
        <FeaturesDialog {...asked} />
      ) : (
        opened !== undefined && <ActOnGroupDialog {...asked} action={opened} />
      )}
    </>
  )
}

const ofClubs: Record<AdminGroup['state'], readonly GroupAction[]> = {
  active: ['suspend', 'export', 'delete'],
  suspended: ['resume', 'export', 'delete'],
  deleted: ['restore'],
}

const ofTeams: Record<AdminGroup['state'], readonly GroupAction[]> = {
  active: ['suspend'],
  suspended: ['resume'],
  deleted: [],
}

function actionsFor(kind: GroupKind, state: AdminGroup['state']): readonly GroupAction[] {
  return (kind === 'clubs' ? ofClubs : ofTeams)[state]
}
