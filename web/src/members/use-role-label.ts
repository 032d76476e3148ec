import { defaultRole } from '@touchline/domain/members/roles'
import { useCallback } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { wordOf } from '#web/ui/word-of.ts'

/** A role in the reader's words; the one everybody has says nothing about anyone. */
export function useRoleLabel(): (role: string) => string | null {
  const { roles } = useText('members')
  return useCallback((role: string) => (role === defaultRole ? null : wordOf(roles, role)), [roles])
}
