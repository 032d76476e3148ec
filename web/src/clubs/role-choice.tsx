import { clubRoles, type ClubRole } from '@touchline/domain/teams/club-roles'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'

interface RoleChoiceProps {
  readonly value: readonly ClubRole[]
  readonly onChange: (roles: ClubRole[]) => void
  /** The form was sent without a choice. */
  readonly isMissing: boolean
  /** Why a manager can't stop being one. */
  readonly keepsManager?: string | undefined
}

/** Chooses one or several club roles, each with what it allows. */
export function RoleChoice({ value, onChange, isMissing, keepsManager }: RoleChoiceProps) {
  const text = useText('clubRoles')
  const toggle = (role: ClubRole, isOn: boolean) =>
    onChange(clubRoles.filter((one) => (one === role ? isOn : value.includes(one))))
  return (
    <fieldset aria-describedby={isMissing ? 'roles-missing' : undefined}>
      <legend className="mb-1 font-medium">{text.choose}</legend>
      {clubRoles.map((role) => {
        const isKept = role === 'manager' && keepsManager !== undefined
        return (
          <Checkbox
            key={role}
            label={text.names[role]}
            description={isKept ? keepsManager : text.does[role]}
            disabled={isKept}
            value={value.includes(role)}
            onChange={(isOn) => toggle(role, isOn)}
          />
        )
      })}
      <FieldError id="roles-missing" error={isMissing ? text.chooseOne : undefined} />
    </fieldset>
  )
}
