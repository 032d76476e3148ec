import type { entitlements as english } from './en.ts'

export const entitlements: typeof english = {
  toPremium: 'Premium ansehen',
  closed: {
    task_assignment:
      'Aufgaben an Mitglieder verteilen geht nur mit Premium. Was verteilt ist, bleibt.',
    player_statistics: 'Die Spielerstatistik gibt es nur mit Premium.',
    fee_collections: 'Neue Beitragssammlungen gibt es nur mit Premium. Laufende gehen weiter.',
  },
  unchecked: 'Wir konnten das Abo gerade nicht prüfen. Versuch es gleich noch einmal.',
}
