import { withFullStop } from '@touchline/domain/values/full-stop'

import type { clubLetters as english } from './en.ts'

export const clubLetters: typeof english = {
  roleGiven: {
    subject: (club, roles) => `Deine Rolle in ${club}: ${roles}`,
    body: (club, roles, by) =>
      by === undefined
        ? `Du hast jetzt eine Rolle in ${club}: ${withFullStop(roles)}`
        : `${by} hat dir eine Rolle in ${club} gegeben: ${withFullStop(roles)}`,
    action: 'Zum Verein',
  },
  roleEnded: {
    subject: (club) => `Deine Rolle in ${club} ist beendet`,
    body: (club, roles, by) =>
      by === undefined
        ? `Diese Rolle in ${club} hast du nicht mehr: ${withFullStop(roles)}`
        : `${by} hat deine Rolle in ${club} beendet: ${withFullStop(roles)}`,
    rights: 'Du bleibst in den Kadern deiner Teams.',
    action: 'Meine Teams und Vereine',
  },
  /** To members who are in no team. */
  document: {
    subject: (club, name) => `Dokument von ${club}: ${name}`,
    body: (club, name, days) =>
      `${club} hat ein Dokument für Sie: ${withFullStop(name)} Der Link gilt ${days} Tage.`,
    action: 'Dokument öffnen',
    why: (club) => `Sie bekommen das als Mitglied von ${withFullStop(club)}`,
  },
  why: 'Gesendet, weil sich deine Rolle im Verein geändert hat.',
}
