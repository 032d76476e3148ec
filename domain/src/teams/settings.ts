import { isForAdults } from './age-bands.ts'
import { hasFormats } from './options.ts'

/** What the first step of the checklist looks at. */
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
 * The settings are complete when everyone could say what team this is and how to reach it. A format is
 * asked of those whose sport has one, and of a team of adults nothing but that.
 */
export function areSettingsComplete(team: SettingsFilled): boolean {
  if (isForAdults(team.ageGroup ?? null)) return true
  const said = [team.gender, team.ageGroup, team.teamType]
  if (hasFormats(team.sport ?? '')) said.push(team.format)
  return said.every(isFilled) && (isFilled(team.phone) || isFilled(team.email))
}

/**
 * The fields two people disagree about: what the sender saw there is no longer what is there,
 * and it is not what the sender wants either.
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
