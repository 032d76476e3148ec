import type { manual as english } from '../en/manual.ts'

export const manual: typeof english = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  position: 'Position',
  parent: 'Elternteil',
  parentName: 'Name des Elternteils',
  parentPhone: 'Telefon des Elternteils',
  parentEmail: 'E-Mail des Elternteils',
  parentProblem: {
    name_missing: 'Trag den Namen des Elternteils ein.',
    contact_missing: 'Trag eine Telefonnummer oder E-Mail-Adresse ein.',
  },
  add: 'Mitglied hinzufügen',
  missingTitle: 'Angaben fehlen',
  missing: 'Gib Vor- und Nachnamen an',
  addedTitle: 'Mitglied hinzugefügt',
  added: (name) => `${name} ist jetzt im Team`,
  complete: (name) => `Profil von ${name} ergänzen`,
}
