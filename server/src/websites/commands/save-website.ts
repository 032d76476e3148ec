import type { WebsiteSettings } from '@touchline/domain/websites/settings'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findTeams } from '../queries/teams.ts'
import {
  findWebsite,
  isSlugTaken,
  saveWebsite,
  takeNameOfTeam,
  type Owner,
} from '../queries/websites.ts'
import { exchangeSponsorLogos } from './sponsor-logos.ts'

interface WebsiteEdit {
  readonly slug: string
  readonly isPublished: boolean
  readonly settings: WebsiteSettings
  readonly version: number
  readonly accountId: string
  readonly now: Date
}

/** Publishes or unpublishes a website and changes what it shows. */
export async function changeWebsite(
  tx: Transaction,
  owner: Owner,
  edit: WebsiteEdit,
): Promise<void> {
  const { settings, slug, accountId, now } = edit
  const ours = new Set((await findTeams(tx, owner)).map(({ id }) => id))
  if ([...settings.shownTeamIds, ...settings.hiddenTeamIds].some((id) => !ours.has(id)))
    throw new AppError('not_found')
  if (owner.kind === 'club') await takeNameOfTeam(tx, owner.id, slug)
  if (await isSlugTaken(tx, owner, slug))
    throw new AppError('invalid_input', { fields: { slug: 'slug_taken' } })
  const before = (await findWebsite(tx, owner))?.settings
  await exchangeSponsorLogos(tx, owner, { before, after: settings, accountId, now })
  if (!(await saveWebsite(tx, owner, edit))) throw new AppError('changed_meanwhile')
}
