import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { usualWebsite } from '@touchline/domain/websites/settings'
import { slugOf } from '@touchline/domain/websites/slug'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { changeWebsite } from '#server/websites/commands/save-website.ts'
import { findTeams } from '#server/websites/queries/teams.ts'
import { isSlugTaken } from '#server/websites/queries/websites.ts'

import type { Cast } from './cast.ts'
import type { Words } from './words.ts'

const sponsor = {
  url: 'https://bakery.example',
  logoFileId: null,
  from: null,
  until: null,
} as const

interface DemoClub {
  readonly clubId: string
  readonly cast: Cast
  readonly words: Words
  readonly now: Date
}

/** The club's website is online. */
export async function publishWebsite(
  tx: Transaction,
  { clubId, cast, words, now }: DemoClub,
): Promise<void> {
  const owner = { kind: 'club', id: clubId } as const
  const name = slugOf(words.club)
  const slug = (await isSlugTaken(tx, owner, name)) ? `${name}-${clubId.slice(-6)}` : name
  const settings = {
    ...usualWebsite,
    shownTeamIds: (await findTeams(tx, owner)).map(({ id }) => id),
    about: words.about,
    news: [
      { id: newId(), day: dayInZone(now, 'UTC'), title: words.newsTitle, words: words.newsWords },
    ],
    sponsors: [{ ...sponsor, id: newId(), name: words.sponsor }],
    contact: { name: '', email: 'hello@harbour-lions.example', phone: null },
  }
  await changeWebsite(tx, owner, {
    slug,
    isPublished: true,
    settings,
    version: 0,
    accountId: cast.manager.id,
    now,
  })
}
