import type {
  ReminderSettingsShape,
  RemindersShape,
} from '@touchline/contract/collections/shapes/reminders'
import { validateStages, reminderLimits } from '@touchline/domain/collections/reminders/stages'
import type { Language } from '@touchline/domain/values/language'
import { minorUnitsIn } from '@touchline/domain/values/money'

import { formatTypedAmount } from '../../../format-typed-amount.ts'

type Words = ReminderSettingsShape['stages'][number]['words']

/** A stage as it is typed. */
export interface TypedStage {
  readonly id: string
  readonly afterDays: string
  readonly fee: string
  /** The default text until changed. */
  readonly words: Words
}

/** The settings while they are changed. */
export interface TypedSettings extends Omit<ReminderSettingsShape, 'stages'> {
  readonly stages: readonly TypedStage[]
}

export function initialSettings(
  { settings, usualWords }: Pick<RemindersShape, 'settings' | 'usualWords'>,
  language: Language,
): TypedSettings {
  return {
    ...settings,
    stages: settings.stages.map(({ afterDays, fee, words }, at) => ({
      id: crypto.randomUUID(),
      afterDays: String(afterDays),
      fee: formatTypedAmount(fee, settings.currency, language),
      words: mapWords(words, (word, key) => (word === '' ? (usualWords[at]?.[key] ?? '') : word)),
    })),
  }
}

/** One more stage, two weeks after the last. */
export function addStage(
  stages: readonly TypedStage[],
  usualWords: RemindersShape['usualWords'],
): readonly TypedStage[] {
  const last = Number(stages.at(-1)?.afterDays) || 0
  const words = usualWords[stages.length] ?? { en: '', fr: '', de: '', es: '' }
  return [...stages, { id: crypto.randomUUID(), afterDays: String(last + 14), fee: '', words }]
}

export type SettingsProblem = 'days_wrong' | 'fee_wrong' | 'days_order' | 'no_stage'

/** Problems by field; empty if none. */
export function problemsOfTyped(
  { stages, currency }: TypedSettings,
  language: Language,
): Readonly<Record<string, SettingsProblem>> {
  const found: Record<string, SettingsProblem> = {
    ...validateStages(stages.map(({ afterDays }) => ({ afterDays: daysIn(afterDays) ?? 0 }))),
  }
  for (const [at, { afterDays, fee }] of stages.entries()) {
    if (daysIn(afterDays) === undefined) found[`stages.${at}.afterDays`] = 'days_wrong'
    const amount = feeIn(fee, currency, language)
    if (amount === undefined || amount > reminderLimits.fee) found[`stages.${at}.fee`] = 'fee_wrong'
  }
  return found
}

/** The request; unchanged text stays the default. */
export function toSettingsRequest(
  typed: TypedSettings,
  usualWords: RemindersShape['usualWords'],
  language: Language,
): ReminderSettingsShape {
  return {
    ...typed,
    stages: typed.stages.map(({ afterDays, fee, words }, at) => ({
      afterDays: daysIn(afterDays) ?? 1,
      fee: feeIn(fee, typed.currency, language) ?? 0,
      words: mapWords(words, (word, key) => (word === usualWords[at]?.[key] ? '' : word)),
    })),
  }
}

function mapWords(words: Words, change: (word: string, key: Language) => string): Words {
  return {
    en: change(words.en, 'en'),
    fr: change(words.fr, 'fr'),
    de: change(words.de, 'de'),
    es: change(words.es, 'es'),
  }
}

function daysIn(typed: string): number | undefined {
  const days = Number(typed.trim())
  const isWhole = /^\d+$/.test(typed.trim())
  return isWhole && days >= 1 && days <= reminderLimits.afterDays ? days : undefined
}

function feeIn(
  typed: string,
  currency: TypedSettings['currency'],
  language: Language,
): number | undefined {
  return typed.trim() === '' ? 0 : minorUnitsIn(typed, currency, language)
}
