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

/** A list, understood and compared with the roster. */
export interface PreparedImport {
  readonly preview: ImportPreview
  readonly plan: ImportPlan
  /** Stands for everything the import would do; another roster or list gives another one. */
  readonly fingerprint: string
}

/** For whom and where a list is read, and what the team asks of its members beyond the usual. */
export interface ReadingPlace {
  readonly accountId: string
  readonly place: TeamPlace
  readonly fields: Awaited<ReturnType<typeof findFields>>
  /** Of a club's list: the teams it may fill, and where its people go. */
  readonly club?: ImportOptions['club']
  /** Aborted when whoever asked hangs up. */
  readonly signal?: AbortSignal | undefined
}

/** A list and how it is to be read. */
export interface ChosenList extends Pick<ImportSource, 'columns' | 'answers'> {
  readonly content: Uint8Array
}

/** Reads the list where the team is: its country reads numbers, its zone says what day it is. */
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

/** Compares row by row and lets others in between: five thousand names take longer than anyone may wait. */
export async function compareWithRoster(
  preview: ImportPreview,
  roster: readonly RosterMember[],
  { answers }: Pick<ImportSource, 'answers'>,
): Promise<PreparedImport> {
  const made = await untilDone(planInParts(preview.rows, roster, answers))
  // While dates are open everybody's birth date is unknown: asking who is who would be noise.
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

async function untilDone<T>(work: Generator<undefined, T>): Promise<T> {
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

/** Five thousand rows are a long answer: what it took to understand them is not added to writing it out. */
export async function showImport(
  { preview, plan, fingerprint }: PreparedImport,
  { importSessionId, now, zone }: ShownTo,
): Promise<Shown> {
  await setImmediate()
  const today = dayInZone(now, zone)
  return { ...previewOnWire(preview, plan, today), fingerprint, importSessionId }
}

/** What reading a list needs to know of the team. */
export async function readingPlace(db: Queryable, importer: Actor): Promise<ReadingPlace> {
  const { accountId, teamId } = importer
  return {
    accountId,
    place: await requireTeamPlace(db, teamId),
    fields: await findFields(db, teamId),
  }
}
