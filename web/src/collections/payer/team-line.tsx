import { TeamShield } from '#web/teams/team-shield.tsx'

interface TeamLineProps {
  readonly team: { readonly name: string; readonly color: string; readonly logoUrl: string | null }
}

/** The team of a form or bill. */
export function TeamLine({ team: { name, color, logoUrl } }: TeamLineProps) {
  return (
    <div className="flex items-center gap-3">
      <TeamShield team={{ id: name, name, color }} src={logoUrl} />
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
    </div>
  )
}
