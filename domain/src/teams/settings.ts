import { isForAdults } from './age-bands.ts'
import { hasFormats } from './options.ts'

/** The fields that the checklist's first step needs. */
export interface SettingsFilled {
  readonly sport: string | undefined
  readonly gender: string | null | undefined
  readonly ageGroup: string | null | undefined
  readonly teamType: string | null | undefined
  readonly format: string | null | undefined
  readonly phone: string | null | undefined
  readonly email: string | null | undefined
}

/**
 * Whether others can tell from the settings what team this is and how to reach it. The format is
 * only needed if the sport has one; teams of adults need nothing.
 */
export function areSettingsComplete(team: SettingsFilled): boolean {
  if (isForAdults(team.ageGroup ?? null)) return true
  const said = [team.gender, team.ageGroup, team.teamType]
  if (hasFormats(team.sport ?? '')) said.push(team.format)
  return said.every(isFilled) && (isFilled(team.phone) || isFilled(team.email))
}

/**
 * The fields that conflict: someone else changed them since the sender saw them, to another value
 * than the sender wants.
 */
export function fieldsChangedMeanwhile(
  now: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
  was: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(wanted).filter(
    (field) => now[field] !== wanted[field] && (!(field in was) || now[field] !== was[field]),
  )
}

function isFilled(text: string | null | undefined): boolean {
  return text != null && text !== ''
}
