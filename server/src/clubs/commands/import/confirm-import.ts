import type { ClubImport, ClubImportConfirmation } from '@touchline/contract/clubs/shapes/import'
import type { RosterImport } from '@touchline/contract/members/shapes/import'
import { newTeamKey } from '@touchline/domain/members/import/places'
import { v7 as newId } from 'uuid'

import {
  writeImport,
  type ConfirmedImport,
  type WriteHistory,
} from '#server/members/commands/imports.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import {
  insertClubImport,
  refreshStatistics,
  type ClubImportSummary,
  type ImportedRecord,
} from '../../queries/imports.ts'
import type { ClubReader } from '../../queries/members.ts'
import { lockTeamsOfClub } from '../../queries/teams.ts'
import { createClubTeams } from '../teams.ts'
import { planClubImport, type NewTeamOfList, type PlannedClubImport } from './plan-import.ts'
import { requireReady } from './require-ready.ts'
import { importRecords } from './write-records.ts'

export interface ConfirmedClubImport extends Omit<ConfirmedImport, 'choices'> {
  readonly choices: ClubImportConfirmation
  /** The events of a move by the team they go to. */
  readonly histories?: ReadonlyMap<string, WriteHistory> | undefined
}

interface Confirming {
  readonly actor: ClubReader
  readonly now: Date
  /** Throws if the club can't create this many teams now. */
  readonly limitNewTeams: (count: number) => Promise<void>
}

/** Imports the list into all teams exactly as previewed, or fails. */
export async function confirmClubImport(
  tx: Transaction,
  { actor, now, limitNewTeams }: Confirming,
  { preview, fileName, choices, language, tell, histories }: ConfirmedClubImport,
): Promise<ClubImport> {
  const { clubId, accountId } = actor
  await lockTeamsOfClub(tx, clubId)
  const planned = await planClubImport(tx, actor, { preview, choices })
  if (planned.fingerprint !== choices.fingerprint) throw new AppError('changed_meanwhile')
  requireReady(planned)

  const made = await makeTeams(tx, { actor, now, limitNewTeams }, planned.newTeams)
  const actors = new Map((await findActorsOfClub(tx, actor)).map((one) => [one.teamId, one]))
  const progress = progressOver(planned.teams, tell)
  const filled: FilledTeam[] = []
  for (const team of withHistories(planned.teams, histories)) {
    const inTeam = actors.get(team.teamId ?? made.get(team.target) ?? '')
    if (inTeam === undefined) throw new AppError('changed_meanwhile')
    const { plan } = team
    const onLeft = progress.next(plan.steps.length)
    const writeHistory = histories?.get(team.target)
    // Without changes there is nothing to undo.
    if (plan.steps.every(({ kind }) => kind === 'same') && !writeHistory) continue
    const part = await writeImport(
      tx,
      { actor: inTeam, now },
      { plan, fileName, language, onLeft, writeHistory },
    )
    const { imported, memberIds } = part
    filled.push({ teamId: inTeam.teamId, isNew: team.teamId === undefined, imported, memberIds })
  }
  const records = await importRecords(tx, actor, {
    records: planned.records,
    placesOf: (row) => placesIn(filled, row),
    counted: countedRows(planned),
  })
  if (countedRows(planned).size + records.length >= manyRows) await refreshStatistics(tx)
  return insertClubImport(tx, {
    id: newId(),
    clubId,
    accountId,
    fileName,
    now,
    summary: summaryOf(filled, records, made.size),
    teams: filled.map(({ teamId, isNew, imported }) => ({ teamId, isNew, importId: imported.id })),
    records,
  })
}

const noPlan = { steps: [], guardians: [], questions: [] }

/** Also teams that only get events. */
function withHistories(
  teams: PlannedClubImport['teams'],
  histories: ReadonlyMap<string, WriteHistory> = new Map(),
): PlannedClubImport['teams'] {
  const known = new Set(teams.map(({ target }) => target))
  const others = [...histories.keys()].filter((target) => !known.has(target))
  return [...teams, ...others.map((target) => ({ target, teamId: target, name: '', plan: noPlan }))]
}

/** From here on, the planner's old statistics mislead. */
const manyRows = 200

interface FilledTeam {
  readonly teamId: string
  readonly isNew: boolean
  readonly imported: RosterImport
  /** By the number of the row. */
  readonly memberIds: ReadonlyMap<number, string>
}

function placesIn(teams: readonly FilledTeam[], row: number) {
  return teams.flatMap(({ teamId, memberIds }) => {
    const memberId = memberIds.get(row)
    return memberId === undefined ? [] : [{ teamId, memberId }]
  })
}

function countedRows({ teams }: PlannedClubImport): ReadonlySet<number> {
  const steps = teams.flatMap(({ plan }) => plan.steps)
  return new Set(steps.filter(({ kind }) => kind !== 'same').map(({ row }) => row))
}

/** Creates the new teams and returns their ids by name key. */
async function makeTeams(
  tx: Transaction,
  { actor, now, limitNewTeams }: Confirming,
  wanted: readonly NewTeamOfList[],
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map()
  await limitNewTeams(wanted.length)
  const teams = wanted.map(({ key: _key, ageGroup, ...team }) => ({
    ...team,
    ageGroup: ageGroup ?? '',
  }))
  const ids = await createClubTeams(tx, actor, { teams, now })
  return new Map(wanted.flatMap(({ key }, at) => (ids[at] ? [[newTeamKey(key), ids[at]]] : [])))
}

/** Adds up the progress of all teams. */
function progressOver(teams: PlannedClubImport['teams'], tell: ConfirmedImport['tell']) {
  const total = teams.reduce((sum, { plan }) => sum + plan.steps.length, 0)
  let before = 0
  return {
    next(rows: number) {
      before += rows
      const done = before
      return (left: number) => tell({ done: done - left, total })
    },
  }
}

/** People without a change on a roster count by their record. */
function summaryOf(
  teams: readonly FilledTeam[],
  records: readonly ImportedRecord[],
  teamsAdded: number,
): ClubImportSummary {
  const sum = (figure: 'membersAdded' | 'membersChanged' | 'guardiansAdded' | 'eventsAdded') =>
    teams.reduce((all, { imported }) => all + imported[figure], 0)
  const others = records.filter(({ isCounted }) => isCounted)
  const added = others.filter(({ before }) => before === null).length
  return {
    membersAdded: sum('membersAdded') + added,
    membersChanged: sum('membersChanged') + others.length - added,
    guardiansAdded: sum('guardiansAdded'),
    eventsAdded: sum('eventsAdded'),
    teamsAdded,
    teamCount: teams.length,
  }
}
