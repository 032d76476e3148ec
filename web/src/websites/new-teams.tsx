import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { FieldsProps } from './shown-fields.tsx'

/** More are only counted. */
const mostNames = 4

/** Teams that the club has added since, and nobody has decided to show. */
export function NewTeams({ website: { teams, isPublished }, settings, onChange }: FieldsProps) {
  const text = useText('websites')
  const known = new Set([...settings.shownTeamIds, ...settings.hiddenTeamIds])
  const fresh = teams.filter(({ id }) => !known.has(id))
  if (!isPublished || fresh.length === 0) return null
  const names = fresh.slice(0, mostNames).map(({ name }) => name)
  return (
    <Banner
      title={text.newTeams(names.join(', '), fresh.length - names.length)}
      action={
        <Button
          size="s"
          onClick={() =>
            onChange({ shownTeamIds: [...settings.shownTeamIds, ...fresh.map(({ id }) => id)] })
          }
        >
          {text.showTeams}
        </Button>
      }
    >
      {text.newTeamsText}
    </Banner>
  )
}
