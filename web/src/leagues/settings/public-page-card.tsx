import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useSetPublicPage } from '../api/settings.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import { RenewLink } from './renew-link.tsx'

const kinds = ['closed', 'secret', 'open'] as const

/** Whether visitors can read the league, and at which URL. */
export function PublicPageCard({ league }: Pick<LeagueDetails, 'league'>) {
  const text = useText('leagueSettings')
  const toast = useToast()
  const choose = useSetPublicPage(league)
  const problem = useLeagueProblem(choose.error)
  const { publicPage } = league
  const [kind, setKind] = useState<(typeof kinds)[number]>(publicPage?.kind ?? 'closed')
  const [slug, setSlug] = useState(publicPage?.kind === 'open' ? publicPage.slug : '')

  function save() {
    choose.mutate(kind === 'open' ? { kind, slug } : { kind }, {
      onSuccess: () => toast({ title: text.saved }),
    })
  }

  return (
    <Card title={text.publicPage}>
      <div className="grid gap-4">
        <p className="text-muted">{text.publicText}</p>
        <RadioCards
          label={text.visibility}
          options={optionsOf(kinds, text.kinds)}
          value={kind}
          onChange={setKind}
        />
        {kind === 'open' && (
          <TextField
            label={text.slug}
            description={text.slugHint}
            maxLength={60}
            autoCapitalize="none"
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          />
        )}
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        <Button className="justify-self-start" busy={choose.isPending} onClick={save}>
          {text.share}
        </Button>
        <Address league={league} />
      </div>
    </Card>
  )
}

function Address({ league }: Pick<LeagueDetails, 'league'>) {
  const text = useText('leagueSettings')
  const { publicPage: page } = league
  if (page === null || page.kind === 'closed') return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TextLink to={page.path}>
        <span className="wrap-anywhere">{text.publicPage}</span>
      </TextLink>
      <CopyButton size="s" text={`${location.origin}${page.path}`} label={text.copyLink} />
      {page.kind === 'secret' && <RenewLink league={league} />}
    </div>
  )
}
