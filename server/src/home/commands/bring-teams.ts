import type {
  BroughtClub,
  BroughtTeam,
  NewBrowserImport,
} from '@touchline/contract/home/shapes/browser-import'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { requireAccountRow, type AccountRow } from '#server/accounts/queries.ts'
import { createClub } from '#server/clubs/commands/club.ts'
import { lockClub, requireClubActor, type ClubRow } from '#server/clubs/queries.ts'
import { claimPicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { createClubTeam, createTeam } from '#server/teams/commands/create.ts'
import { saveTeam } from '#server/teams/queries/team.ts'

import { addImport, addMadeClub, addMadeTeam } from '../queries/browser-imports.ts'
import { bringLeagues } from './bring-leagues.ts'
import { bringMembers, bringMyself, myselfIn } from './bring-members.ts'

export interface Bringing {
  readonly accountId: string
  readonly now: Date
}

interface Import extends Bringing {
  readonly id: string
  readonly me: AccountRow
  readonly place: Pick<NewBrowserImport, 'country' | 'timeZone' | 'language'>
  /** The clubs made so far, by their key in the browser. */
  readonly clubs: Map<string, ClubRow>
}

/** Makes the clubs and teams of a browser mine, with their people; gives the id of the import. */
export async function bringTeams(
  tx: Transaction,
  { accountId, now }: Bringing,
  { clubs, teams, ...place }: NewBrowserImport,
): Promise<string> {
  if (clubs.length + teams.length === 0) throw new AppError('invalid_input')
  const me = await requireAccountRow(tx, accountId)
  const id = newId()
  const running: Import = { id, accountId, now, me, place, clubs: new Map() }
  await addImport(tx, { id, accountId, now })
  for (const club of clubs) await bringClub(tx, running, club)
  for (const team of teams) await bringTeam(tx, running, team)
  return id
}

async function bringClub(tx: Transaction, running: Import, wanted: BroughtClub): Promise<void> {
  const { browserKey, ...fields } = wanted
  if (running.clubs.has(browserKey)) throw new AppError('invalid_input')
  const club = await createClub(tx, running, { ...running.place, ...fields })
  running.clubs.set(browserKey, club)
  await addMadeClub(tx, { clubId: club.id, importId: running.id, browserKey })
}

async function bringTeam(tx: Transaction, running: Import, wanted: BroughtTeam): Promise<void> {
  const club = await clubOf(tx, running, wanted.club)
  const { teamId, myMemberId } =
    club === undefined
      ? await bringOwnTeam(tx, running, wanted)
      : await bringClubTeam(tx, running, { wanted, club })
  const { id: importId, me, now } = running
  await addMadeTeam(tx, { teamId, importId, browserKey: wanted.browserKey })
  await bringMembers(tx, { me, now, teamId, importId, myMemberId, wanted })
  await bringLeagues(tx, { accountId: me.id, now, teamId, leagues: wanted.leagues })
}

/** A club of this import, or one I manage already; anybody else's is not found. */
async function clubOf(
  tx: Transaction,
  { accountId, clubs }: Import,
  club: BroughtTeam['club'],
): Promise<ClubRow | undefined> {
  if (club === undefined) return undefined
  if ('clubId' in club) {
    const actor = await requireClubActor(tx, { accountId, clubId: club.clubId })
    return lockClub(tx, actor.clubId)
  }
  const made = clubs.get(club.browserKey)
  if (made === undefined) throw new AppError('invalid_input')
  return made
}

interface MadeTeam {
  readonly teamId: string
  /** My row on its roster, when it was born with one. */
  readonly myMemberId: string | undefined
}

/** I am its first admin, in the role I had. */
async function bringOwnTeam(
  tx: Transaction,
  running: Import,
  wanted: BroughtTeam,
): Promise<MadeTeam> {
  const teamId = await createTeam(tx, running, { ...running.place, ...fieldsOf(wanted) })
  const { accountId, me } = running
  const self = myselfIn(wanted, me)
  const myMemberId = await bringMyself(tx, { accountId, teamId, role: wanted.role, self })
  return { teamId, myMemberId }
}

interface InClub {
  readonly wanted: BroughtTeam
  readonly club: ClubRow
}

/** As all teams of a club: its manager runs it without standing on its roster. */
async function bringClubTeam(
  tx: Transaction,
  { accountId, now }: Import,
  { wanted, club }: InClub,
): Promise<MadeTeam> {
  const draft = {
    clubId: club.id,
    country: club.country,
    timeZone: club.time_zone,
    teamType: 'club' as const,
    language: bestLanguage([club.language]),
    ...fieldsOf(wanted),
    color: wanted.color ?? club.color,
    phone: wanted.phone ?? club.phone,
  }
  const teamId = await createClubTeam(tx, { accountId, now }, draft)
  if (wanted.logoFileId !== undefined) {
    const fileId = wanted.logoFileId
    const claim = {
      fileId,
      purpose: 'team_logo',
      uploadedBy: accountId,
      owner: { teamId },
    } as const
    await saveTeam(tx, teamId, { logo_file_id: await claimPicture(tx, claim) })
  }
  const topics = [`account:${accountId}`]
  await announce(tx, { name: 'teams.created', topics, payload: { teamId, clubId: club.id } })
  return { teamId, myMemberId: undefined }
}

function fieldsOf(wanted: BroughtTeam) {
  const { name, sport, color, phone, logoFileId, gender, ageGroup, format } = wanted
  return { name, sport, color, phone, logoFileId, gender, ageGroup, format }
}
