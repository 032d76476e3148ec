import type { OwnReport, Report } from '@touchline/contract/messages/shapes/reports'

import { personPictures, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { ReportByReader } from './own-reports.ts'
import { findTrace } from './report-trace.ts'
import type { Reported } from './reports.ts'
import { fileOf } from './view.ts'

/** Reports as seen by the people who handle them. */
export async function viewReports(
  db: Queryable,
  platform: Platform,
  rows: readonly Reported[],
): Promise<Report[]> {
  const show = await personPictures(platform)
  return Promise.all(
    rows.map(async (row) => ({ ...plainOf(row, show), ...(await traceOf(db, platform, row)) })),
  )
}

async function traceOf(db: Queryable, platform: Platform, { teamId, messageId }: Reported) {
  if (messageId === null) return { wordings: [], files: [], around: [] }
  const { files, ...said } = await findTrace(db, { teamId, messageId })
  return { ...said, files: await Promise.all(files.map((file) => fileOf(platform, file))) }
}

function plainOf(row: Reported, show: ShowPicture) {
  const { id, teamId, teamName, about, person, memberId, reason, details, reportedBy, isByMinor } =
    row
  return {
    id,
    teamId,
    teamName,
    about,
    person,
    memberId,
    reason,
    details,
    reportedBy,
    isByMinor,
    reportedAt: row.reportedAt.toISOString(),
    picture: show(row.pictureId),
    removedAt: row.removedAt?.toISOString() ?? null,
    closed:
      row.closedAt === null
        ? null
        : {
            at: row.closedAt.toISOString(),
            by: row.closedBy,
            decision: row.decision,
            note: row.note,
            answer: row.answer,
          },
  }
}

/** A report as seen by the person who made it. */
export function viewOwnReport({
  reportedAt,
  closedAt,
  decision,
  answer,
  ...row
}: ReportByReader): OwnReport {
  return {
    ...row,
    reportedAt: reportedAt.toISOString(),
    closed: closedAt === null ? null : { at: closedAt.toISOString(), decision, answer },
  }
}
