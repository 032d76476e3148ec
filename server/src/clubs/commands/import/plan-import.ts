import { createHash } from 'node:crypto'

import type { ClubImportConfirmation } from '@touchline/contract/clubs/shapes/import'
import type { InterpretedRow } from '@touchline/domain/members/import/interpreted-rows'
import { teamKeyOfPlace, withoutTeam } from '@touchline/domain/members/import/places'
import type { ImportPlan, ImportStep } from '@touchline/domain/members/import/plan'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import type { Actor } from '@touchline/domain/teams/actor'

import { compareWithRoster } from '#server/members/commands/preview-import.ts'
import { findRosterToCompare } from '#server/members/queries/imports.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import type { ClubReader } from '../../queries/members.ts'
import { findTeamsOfClub } from '../../queries/teams.ts'
import { planRecords, type PlannedRecords } from './plan-records.ts'

/** A team to create from the list. */
export interface NewTeamOfList extends Omit<NewTeamSaid, 'ageGroup'> {
  readonly key: string
  readonly ageGroup: string | null
}

type NewTeamSaid = ClubImportConfirmation['newTeams'][string]

/** One team of the list, compared with its roster. */
export interface PlannedTeam {
  readonly target: string
  /** Undefined for a new one. */
  readonly teamId: string | undefined
  readonly name: string
  readonly plan: ImportPlan
}

export interface PlannedClubImport {
  readonly preview: ImportPreview
  readonly newTeams: readonly NewTeamOfList[]
  readonly teams: readonly PlannedTeam[]
  /** People of the list whom the club keeps without a team. */
  readonly withoutTeam: readonly ImportStep[]
  readonly records: PlannedRecords
  /** A hash of everything the import would do. */
  readonly fingerprint: string
}

export type ClubChoices = Pick<ClubImportConfirmation, 'answers' | 'newTeams'>

/** Compares a club's list with the rosters of all its teams, team by team. */
export async function planClubImport(
  db: Queryable,
  club: ClubReader,
  { preview, choices }: { readonly preview: ImportPreview; readonly choices: ClubChoices },
): Promise<PlannedClubImport> {
  const newTeams = newTeamsOf(preview, choices)
  const names = new Map([
    ...(await findTeamsOfClub(db, club.clubId)).map(({ id, name }) => [id, name] as const),
    ...newTeams.map(({ key, name }) => [teamKeyOfPlace({ kind: 'new', key }), name] as const),
  ])
  const actors = new Map((await findActorsOfClub(db, club)).map((one) => [one.teamId, one]))
  const teams: PlannedTeam[] = []
  const fingerprints: string[] = []
  for (const [target, rows] of rowsOfTeams(preview)) {
    const actor = actors.get(target)
    const compared = await compareTeam(db, { preview, rows, actor, choices })
    const name = names.get(target) ?? ''
    teams.push({ target, teamId: actor?.teamId, name, plan: compared.plan })
    fingerprints.push(target, compared.fingerprint)
  }
  const records = await planRecords(db, club, {
    rows: preview.rows,
    memberIds: memberIdsOf(teams),
  })
  const fingerprint = hashOf([preview.places, newTeams, fingerprints, recordsSaid(records)])
  const alone = withoutTeamOf(preview, records)
  return { preview, newTeams, teams, records, withoutTeam: alone, fingerprint }
}

function rowsOfTeams({ rows, places = [] }: ImportPreview) {
  const ofTarget = Map.groupBy(rows, ({ target = '' }) => target)
  const inOrder = new Set(places.flatMap(({ place }) => teamKeyOfPlace(place ?? undefined) ?? []))
  return [...inOrder].flatMap((target) => {
    const placed = ofTarget.get(target)
    return placed && target !== withoutTeam ? [[target, placed] as const] : []
  })
}

function memberIdsOf(teams: readonly PlannedTeam[]): ReadonlyMap<number, readonly string[]> {
  const known = teams.flatMap(({ plan }) =>
    plan.steps.flatMap(({ row, memberId }) => (memberId === undefined ? [] : { row, memberId })),
  )
  const groups = Map.groupBy(known, ({ row }) => row)
  return new Map([...groups].map(([row, of]) => [row, of.map(({ memberId }) => memberId)]))
}

/** A new record gets an id with each reading. */
function recordsSaid({ steps }: PlannedRecords): readonly unknown[] {
  return steps.map(({ rows, before, changes }) => [rows, before?.id, before?.version, changes])
}

function withoutTeamOf({ rows }: ImportPreview, { steps }: PlannedRecords): ImportStep[] {
  const stepOfRow = new Map(steps.flatMap((step) => step.rows.map((row) => [row, step] as const)))
  return rows
    .filter(({ target }) => target === withoutTeam)
    .map(({ row, line, member }) => {
      const step = stepOfRow.get(row)
      const known = step?.changes.length === 0 ? 'same' : 'changed'
      return {
        kind: step?.person === undefined ? 'new' : known,
        row,
        line,
        memberId: undefined,
        member,
        changes: [],
        guardians: [],
      }
    })
}

interface TeamOfList {
  readonly preview: ImportPreview
  readonly rows: readonly InterpretedRow[]
  /** The importer's actor in this team; undefined for a new one. */
  readonly actor: Actor | undefined
  readonly choices: ClubChoices
}

/** Only questions about people in this team, as those about the list were asked before. */
async function compareTeam(db: Queryable, { preview, rows, actor, choices }: TeamOfList) {
  const roster = actor === undefined ? [] : await findRosterToCompare(db, actor)
  const { plan, fingerprint } = await compareWithRoster({ ...preview, rows }, roster, choices)
  return {
    fingerprint,
    plan: { ...plan, questions: plan.questions.slice(preview.questions.length) },
  }
}

/** In the list's order, as proposed or changed by a person. */
function newTeamsOf({ places = [] }: ImportPreview, { newTeams }: ClubChoices): NewTeamOfList[] {
  const wanted = new Set(places.flatMap(({ place }) => (place?.kind === 'new' ? place.key : [])))
  return places
    .filter(({ key }) => wanted.has(key))
    .map(({ key, proposed }) => ({
      format: null,
      ...proposed,
      ageGroup: proposed.ageGroup ?? null,
      ...(Object.hasOwn(newTeams, key) && newTeams[key]),
      key,
    }))
}

function hashOf(said: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
