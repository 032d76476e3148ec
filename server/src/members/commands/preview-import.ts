import { createHash } from 'node:crypto'

import type { ImportSource } from '@touchline/contract/members/shapes/import'
import type { ImportPreview as Shown } from '@touchline/contract/members/shapes/import-preview'
import type { CustomField } from '@touchline/domain/members/custom-fields'
import {
  planImport,
  type ImportPlan,
  type RosterMember,
} from '@touchline/domain/members/import/plan'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { AppError } from '#server/platform/errors.ts'

import type { TeamPlace } from '../queries/members.ts'
import { previewOnWire } from './import-on-wire.ts'
import { listReader } from './read-list-apart.ts'

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
  readonly fields: readonly CustomField[]
}

/** Reads the list where the team is: its country reads numbers, its zone says what day it is. */
export async function understandSource(
  source: ImportSource,
  { accountId, place, fields }: ReadingPlace,
  now: Date,
): Promise<ImportPreview> {
  const chosen = Object.entries(source.columns).map(
    ([index, field]) => [Number(index), field] as const,
  )
  const understood = await readInTurn(accountId, {
    bytes: bytesOf(source.content),
    options: {
      today: dayInZone(now, place.time_zone),
      teamCountry: place.country,
      columns: new Map(chosen),
      answers: source.answers,
      fields,
    },
  })
  if (understood.kind === 'refused') throw new AppError(understood.why)
  return understood.preview
}

export function compareWithRoster(
  preview: ImportPreview,
  roster: readonly RosterMember[],
  { answers }: Pick<ImportSource, 'answers'>,
): PreparedImport {
  const made = planImport(preview.rows, roster, answers)
  // While dates are open everybody's birth date is unknown: asking who is who would be noise.
  const isOpen = preview.questions.some(({ kind }) => kind === 'date_order')
  const plan = { ...made, questions: [...preview.questions, ...(isOpen ? [] : made.questions)] }
  const fingerprint = createHash('sha256').update(JSON.stringify(plan)).digest('base64url')
  return { preview, plan, fingerprint }
}

export function showImport(prepared: PreparedImport): Shown {
  return previewOnWire(prepared.preview, prepared.plan, prepared.fingerprint)
}

function bytesOf(content: ImportSource['content']): Uint8Array {
  return 'text' in content
    ? Buffer.from(content.text, 'utf8')
    : Buffer.from(content.base64, 'base64')
}
