import type { Preset } from '@touchline/domain/cashbox/presets'

const presets: Record<Preset, string> = {
  late_practice: 'Late for practice',
  late_match: 'Late for a match',
  no_show: 'No-show',
  dissent: 'Yellow card for dissent',
  red_card: 'Red card',
  forgot_kit: 'Forgot kit',
  left_behind: 'Left something behind',
  beer: 'Beer',
  soft_drink: 'Soft drink',
  water: 'Water',
}

/** What the server writes about a cash box, in the team's language. */
export const cashBoxWords = {
  bill: 'Cash box',
  billOf: (month: string) => `Cash box, ${month}`,
  presets,
}
