import type { ClubArchivePreview } from '@touchline/contract/integrations/shapes/club-archives'
import {
  allLeftOut,
  previewedKinds,
  type PreviewedKind,
} from '@touchline/domain/integrations/archives'

import type { ReadClub } from './read-club.ts'

const none: Record<PreviewedKind, number> = {
  members: 0,
  guardians: 0,
  events: 0,
  series: 0,
  answers: 0,
  marks: 0,
  lineUps: 0,
  matchEvents: 0,
  leagues: 0,
  matches: 0,
  seasons: 0,
  venues: 0,
  opponents: 0,
  tasks: 0,
  fields: 0,
}

export function previewClub({
  manifest,
  teams,
  leftOut,
  fingerprint,
}: ReadClub): ClubArchivePreview {
  const summaries: { name: string; members: number }[] = []
  const counts = { ...none }
  for (const rows of teams) {
    summaries.push({ name: rows.team[0]?.name ?? '', members: rows.members.length })
    for (const kind of previewedKinds) counts[kind] += rows[kind].length
  }
  return {
    name: manifest.club.name,
    sport: manifest.club.sport,
    madeAt: manifest.madeAt,
    teams: summaries,
    counts,
    leftOut: allLeftOut.filter((one) => leftOut.includes(one)),
    fingerprint,
  }
}
