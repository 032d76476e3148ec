import {
  embedCode,
  embedThemes,
  embedViewsOf,
  type EmbedTheme,
} from '@touchline/domain/websites/embed'
import type { EmbedView } from '@touchline/domain/websites/settings'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import type { Website } from './api.ts'

/** The code that shows a part of the website in the club's existing one. */
export function EmbedCode({ website }: { website: Website }) {
  const { embed: text } = useText('websites')
  const { id, embedUrl, settings } = website
  const teams = website.teams.filter((team) => settings.shownTeamIds.includes(team.id))
  const [view, setView] = useState<EmbedView>('fixtures')
  const [shown, setShown] = useState(id)
  const [theme, setTheme] = useState<EmbedTheme>('light')
  const choices = [
    { value: id, label: text.allTeams },
    ...teams.map((team) => ({ value: team.id, label: team.name })),
  ]
  const name = teams.find((team) => team.id === shown)?.name
  const title = [text.views[view], shown === id ? undefined : name].filter(Boolean).join(' · ')
  const code = embedCode({ src: `${embedUrl}/${shown}/${view}?theme=${theme}`, title })
  return (
    <Card title={text.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={text.what}
          options={optionsOf(embedViewsOf(settings), text.views)}
          value={view}
          onChange={setView}
        />
        {teams.length > 1 && (
          <Select label={text.team} options={choices} value={shown} onChange={setShown} />
        )}
        <Select
          label={text.theme}
          options={optionsOf(embedThemes, text.themes)}
          value={theme}
          onChange={setTheme}
        />
        <TextArea
          className="sm:col-span-2"
          label={text.code}
          value={code}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <CopyButton className="justify-self-start" text={code} label={text.copy} />
      </div>
    </Card>
  )
}
