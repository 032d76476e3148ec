import type { cashBoxWords as english } from './en.ts'

export const cashBoxWords: typeof english = {
  bill: 'Teamkasse',
  billOf: (month) => `Teamkasse ${month}`,
  presets: {
    late_practice: 'Zu spät zum Training',
    late_match: 'Zu spät zum Spiel',
    no_show: 'Unentschuldigt gefehlt',
    dissent: 'Gelbe Karte wegen Meckerns',
    red_card: 'Rote Karte',
    forgot_kit: 'Trikot vergessen',
    left_behind: 'Sachen liegen gelassen',
    beer: 'Bier',
    soft_drink: 'Limo',
    water: 'Wasser',
  },
}
