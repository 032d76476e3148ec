import { isMinor } from '@touchline/domain/values/age'
import { LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useTodayInTeam } from './use-today-in-team.ts'

/** On a young person's own page: their data rights and who can help. */
export function YoungHelp({ dateOfBirth }: { dateOfBirth: string | null }) {
  const text = useText('children').data
  const today = useTodayInTeam()
  if (dateOfBirth === null || !isMinor(dateOfBirth, today)) return null
  return (
    <Link
      to={`${paths.privacy}#young`}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <LifeBuoy aria-hidden />
      {text.help}
    </Link>
  )
}
