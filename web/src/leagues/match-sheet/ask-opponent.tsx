import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { LanguageField } from '#web/teams/place-fields.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSendSheet } from '../api/match-sheets.ts'
import { useLeagueProblem } from '../use-league-problem.ts'

interface AskOpponentProps extends Pick<LeagueDetails, 'league'> {
  readonly match: Match
}

const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Emails the link, or lets the coach copy it. */
export function AskOpponent({ league, match }: AskOpponentProps) {
  const text = useText('matchSheet')
  const page = useLanguage()
  const toast = useToast()
  const send = useSendSheet(league)
  const refused = useLeagueProblem(send.error)
  const [email, setEmail] = useState(match.sheet?.sentTo ?? '')
  const [language, setLanguage] = useState(page.language)
  const [isWrong, setWrong] = useState(false)
  const typed = email.trim()

  function ask() {
    const wrong = typed !== '' && !addressShape.test(typed)
    setWrong(wrong)
    if (wrong) return
    send.mutate(
      { matchId: match.id, email: typed === '' ? null : typed, language },
      { onSuccess: () => typed !== '' && toast({ title: text.sent }) },
    )
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      {send.data && <NewLink path={send.data.path} />}
      <TextField
        label={text.email}
        description={text.emailHint}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isWrong ? text.emailWrong : undefined}
      />
      {typed !== '' && (
        <LanguageField label={text.language} value={language} onChange={setLanguage} />
      )}
      {refused !== undefined && <Banner tone="danger">{refused}</Banner>}
      <Button
        type="submit"
        variant={match.sheet ? 'secondary' : 'primary'}
        className="justify-self-start"
        busy={send.isPending}
        busyLabel={text.sending}
      >
        {typed === '' ? (match.sheet ? text.newLink : text.make) : text.send}
      </Button>
    </form>
  )
}

function NewLink({ path }: { path: string }) {
  const text = useText('matchSheet')
  const address = `${location.origin}${path}`
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control border border-line bg-surface p-3">
      <p className="font-medium">{text.link}</p>
      <p className="text-s break-all text-muted">{address}</p>
      <p className="text-s text-muted">{text.linkOnce}</p>
      <CopyButton size="s" className="justify-self-start" text={address} label={text.copy} />
    </div>
  )
}
