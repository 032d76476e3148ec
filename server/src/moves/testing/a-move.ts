import { readdir, readFile } from 'node:fs/promises'

import { clubMovePreview, type ClubMovePreview } from '@touchline/contract/moves/shapes'

import { aClubForImport } from '#server/clubs/testing/imports.ts'
import { membersRoutes } from '#server/members/routes.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { movesRoutes } from '../routes.ts'

export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

const folder = new URL('../fixtures/', import.meta.url)

/** The invented exports of one product. */
export async function exportsOf(...sources: readonly string[]): Promise<SentFile[]> {
  const files: SentFile[] = []
  for (const source of sources)
    for (const name of (await readdir(new URL(`${source}/`, folder))).toSorted())
      files.push({ name, bytes: await readFile(new URL(`${source}/${name}`, folder)) })
  return files
}

export function textFile(name: string, lines: readonly string[]): SentFile {
  return { name, bytes: Buffer.from(lines.join('\n')) }
}

/** The body that uploads files. */
export function contentOf(files: readonly SentFile[]) {
  return {
    files: files.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength })),
    base64: Buffer.concat(files.map(({ bytes }) => bytes)).toString('base64'),
  }
}

/** A club without teams, and what its manager does to move. */
export async function aMovingClub(platform: TestPlatform) {
  const club = await aClubForImport(platform)
  const as = openTestApi(platform, { members: membersRoutes, moves: movesRoutes })
  const path = `/clubs/${club.clubId}/moves`
  const previewMove = async (content: object, choices: object = {}): Promise<ClubMovePreview> =>
    clubMovePreview.parse(
      (await as(club.manager)(`POST ${path}/preview`, { content, ...choices })).body,
    )
  const move = (
    { importSessionId, fingerprint }: Pick<ClubMovePreview, 'importSessionId' | 'fingerprint'>,
    choices: object = {},
  ) => as(club.manager)(`POST ${path}`, { importSessionId, fingerprint, ...choices })
  return { ...club, as, previewMove, move }
}
