import type { Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

export type Words = Awaited<ReturnType<typeof wordsIn>>

/** The texts of the screens in one language. */
export async function wordsIn(language: Language) {
  const [wire, auth, accounts, clubs, teams, members, memberImport, invitations] =
    await Promise.all([
      packs.wire.load(language),
      packs.auth.load(language),
      packs.accounts.load(language),
      packs.clubs.load(language),
      packs.teams.load(language),
      packs.members.load(language),
      packs.memberImport.load(language),
      packs.invitations.load(language),
    ])
  const [notifications, operations, maintenance, site, benefits] = await Promise.all([
    packs.notifications.load(language),
    packs.operations.load(language),
    packs.maintenance.load(language),
    packs.site.load(language),
    packs.benefits.load(language),
  ])
  const [events, leagues, leagueCreation, statistics] = await Promise.all([
    packs.events.load(language),
    packs.leagues.load(language),
    packs.leagueCreation.load(language),
    packs.statistics.load(language),
  ])
  const [photos, cashbox, collections, collectionWizard, payer, premium] = await Promise.all([
    packs.photos.load(language),
    packs.cashbox.load(language),
    packs.collections.load(language),
    packs.collectionWizard.load(language),
    packs.payer.load(language),
    packs.premium.load(language),
  ])
  const account = { wire, auth, accounts, notifications, operations, maintenance, site }
  const matches = { events, leagues, leagueCreation, statistics }
  const money = { photos, cashbox, collections, collectionWizard, payer, premium }
  return {
    ...account,
    ...matches,
    ...money,
    benefits,
    clubs,
    teams,
    members,
    memberImport,
    invitations,
  }
}
