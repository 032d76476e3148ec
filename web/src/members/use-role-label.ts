import { defaultRole } from '@touchline/domain/members/roles'
import { useCallback } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { labelOf } from '#web/ui/label-of.ts'

/** The role in the reader's language; empty for the default role. */
export function useRoleLabel(): (role: string) => string | null {
  const { roles } = useText('members')
  return useCallback(
    (role: string) => (role === defaultRole ? null : labelOf(roles, role)),
    [roles],
  )
}
