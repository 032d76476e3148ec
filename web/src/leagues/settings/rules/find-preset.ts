import type { League } from '@touchline/contract/leagues/shapes/league'
import {
  presetNames,
  presets,
  presetsForSport,
  type PresetName,
} from '@touchline/domain/leagues/presets'
import type { RuleSet } from '@touchline/domain/leagues/rule-set'

/** A rule set with mutable lists. */
export type Rules = League['rules']

/** All presets, those of the sport first. */
export function presetsInOrder(sport: string): readonly PresetName[] {
  return [...new Set([...presetsForSport(sport), ...presetNames])]
}

/** The first preset with these rules; undefined for custom rules. */
export function findPreset(rules: RuleSet, sport: string): PresetName | undefined {
  const kept = toStoredRules(copyRules(rules))
  return presetsInOrder(sport).find((name) => isSame(presets[name], kept))
}

export function copyRules(rules: RuleSet): Rules {
  return {
    ...rules,
    setPoints: [...rules.setPoints],
    bonuses: [...rules.bonuses],
    order: [...rules.order],
  }
}

/** The stored form, in which a goalless draw is null if it equals any draw. */
export function toStoredRules(rules: Rules): Rules {
  const { points } = rules
  if (points.goallessDraw !== points.draw) return rules
  return { ...rules, points: { ...points, goallessDraw: null } }
}

/** Compares content, ignoring the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}
