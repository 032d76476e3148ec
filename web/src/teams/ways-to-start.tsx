import { Building2, Shield, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

/** Three ways to start, for people without a team. */
export function WaysToStart() {
  const { empty } = useText('teams').mine
  return (
    <>
      <h1 className="text-xl">{empty.title}</h1>
      <div className="mt-6 grid gap-4 md:grid-cols-3">
        <Way {...empty.team} icon={<Shield aria-hidden />} to={paths.createTeam} isFirst />
        <Way {...empty.club} icon={<Building2 aria-hidden />} to={paths.createClub} />
        <Way {...empty.join} icon={<UserPlus aria-hidden />} to={paths.joinTeam} />
      </div>
      <p className="mt-6 max-w-measure text-muted">{empty.hint}</p>
    </>
  )
}

interface WayProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly icon: ReactNode
  readonly to: string
  readonly isFirst?: boolean
}

function Way({ title, text, action, icon, to, isFirst }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <span className="text-accent-ink [&_svg]:size-7">{icon}</span>
      <div className="grow">
        <h2 className="text-l">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ButtonLink to={to} variant={isFirst ? 'primary' : 'secondary'} wide>
        {action}
      </ButtonLink>
    </Card>
  )
}
