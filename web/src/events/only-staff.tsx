import { Lock } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In the place of what only coaches and admins may do. */
export function OnlyStaff() {
  const { onlyStaff } = useText('events').form
  return <EmptyState icon={<Lock aria-hidden />} title={onlyStaff} />
}
