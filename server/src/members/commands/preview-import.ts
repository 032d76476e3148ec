import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { ImportSource } from '@touchline/contract/members/shapes/import'
import type { ImportPreview as Shown } from '@touchline/contract/members/shapes/import-preview'
import {
  planInParts,
  type ImportPlan,
  type RosterMember,
} from '@touchline/domain/members/import/plan'
import type { ImportOptions, ImportPreview } from '@touchline/domain/members/import/preview'
import type { Actor } from '@touchline/domain/teams/actor'
import { isForMinors } from '@touchline/domain/teams/age-bands'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findFields } from '../queries/fields.ts'
import { requireTeamPlace, type TeamPlace } from '../queries/members.ts'
import { previewOnWire } from './import-on-wire.ts'
import { listReader } from './read-list-in-subprocess.ts'

const readInTurn = listReader()

/** A list compared with the roster. */
export interface PreparedImport {
  readonly preview: ImportPreview
  readonly plan: ImportPlan
  /** A hash of all planned changes; it differs as soon as the roster or the list does. */
  readonly fingerprint: string
}

/** The team and account that determine how a list is read, and the team's own fields. */
export interface ReadingPlace {
  readonly accountId: string
  readonly place: TeamPlace
  readonly fields: Awaited<ReturnType<typeof findFields>>
  /** For a club's list: its teams, and the team chosen for each name. */
  readonly club?: ImportOptions['club']
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined
}

/** A list and the choices for reading it. */
export interface ChosenList extends Pick<ImportSource, 'columns' | 'answers'> {
  readonly content: Uint8Array
}

/** Reads the list with the team's country (for phone numbers) and time zone (for today's date). */
export async function understandList(
  { content, columns, answers }: ChosenList,
  { accountId, place, fields, club, signal }: ReadingPlace,
  now: Date,
): Promise<ImportPreview> {
  const chosen = Object.entries(columns).map(([index, field]) => [Number(index), field] as const)
  const understood = await readInTurn(
    { accountId, signal },
    {
      bytes: content,
      options: {
        today: dayInZone(now, place.time_zone),
        teamCountry: place.country,
        timeZone: place.time_zone,
        columns: new Map(chosen),
        answers,
        fields,
        isOfChildren: isForMinors(place.age_group),
        ...(club && { club }),
      },
    },
  )
  if (understood.kind === 'refused') throw new AppError(understood.why)
  return understood.preview
}

/** Compares in parts, because 5,000 names take long enough to block other requests. */
export async function compareWithRoster(
  preview: ImportPreview,
  roster: readonly RosterMember[],
  { answers }: Pick<ImportSource, 'answers'>,
): Promise<PreparedImport> {
  const made = await untilDone(planInParts(preview.rows, roster, answers))
  // While the date order is unknown, birth dates are too; asking about persons would be pointless.
  const isOpen = preview.questions.some(({ kind }) => kind === 'date_order')
  const plan = { ...made, questions: [...preview.questions, ...(isOpen ? [] : made.questions)] }
  return { preview, plan, fingerprint: await untilDone(fingerprintInParts(plan)) }
}

function* fingerprintInParts({ steps, ...others }: ImportPlan): Generator<undefined, string> {
  const hash = createHash('sha256').update(JSON.stringify(others))
  for (const step of steps) {
    hash.update(JSON.stringify(step))
    yield
  }
  return hash.digest('base64url')
}

const longestMs = 20

/** Runs work in parts of 20 ms, so that other requests are served. */
export async function untilDone<T>(work: Generator<undefined, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const part = work.next()
    if (part.done === true) return part.value
    if (performance.now() - since < longestMs) continue
    await setImmediate()
    since = performance.now()
  }
}

interface ShownTo {
  readonly importSessionId: string
  readonly now: Date
  readonly zone: string
}

/** Yields first, so that converting 5,000 rows to JSON doesn't add to one long block. */
export async function showImport(
  { preview, plan, fingerprint }: PreparedImport,
  { importSessionId, now, zone }: ShownTo,
): Promise<Shown> {
  await setImmediate()
  const today = dayInZone(now, zone)
  return { ...previewOnWire(preview, plan, today), fingerprint, importSessionId }
}

/** Loads what reading a list needs to know about the team. */
export async function readingPlace(db: Queryable, importer: Actor): Promise<ReadingPlace> {
  const { accountId, teamId } = importer
  return {
    accountId,
    place: await requireTeamPlace(db, teamId),
    fields: await findFields(db, teamId),
  }
}
