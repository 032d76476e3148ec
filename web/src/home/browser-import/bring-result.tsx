import type { Stored } from '@touchline/domain/home/browser-import/saved'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { CopyOfSaved } from './copy-of-saved.tsx'
import type { Brought } from './use-bringing.ts'

/** What came of it. It stands, with its undo, in the list below. */
export function BringResult({ brought, stored }: { brought: Brought; stored: Stored }) {
  const text = useText('bringing')
  const format = useFormat()
  const { logosLost } = brought
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid w-full gap-3">
        <Banner tone="good" title={text.done} />
        {logosLost.length > 0 && (
          <Banner tone="warning">{text.logosLost(format.list(logosLost))}</Banner>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.teams} variant="primary">
          {text.toTeams}
        </ButtonLink>
        <CopyOfSaved stored={stored} />
      </div>
    </div>
  )
}
