import type { cashBoxWords as english } from './en.ts'

export const cashBoxWords: typeof english = {
  bill: 'Caisse de l’équipe',
  billOf: (month) => `Caisse de l’équipe, ${month}`,
  presets: {
    late_practice: 'Retard à l’entraînement',
    late_match: 'Retard au match',
    no_show: 'Absence sans prévenir',
    dissent: 'Carton jaune pour contestation',
    red_card: 'Carton rouge',
    forgot_kit: 'Tenue oubliée',
    left_behind: 'Affaires oubliées au vestiaire',
    beer: 'Bière',
    soft_drink: 'Soda',
    water: 'Eau',
  },
}
