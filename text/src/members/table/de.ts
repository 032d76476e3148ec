import type { table as english } from './en.ts'

export const table: typeof english = {
  file: {
    name: 'mitglieder',
    yes: 'ja',
    no: 'nein',
    parent: {
      firstName: (number) => `Elternteil ${number} Vorname`,
      lastName: (number) => `Elternteil ${number} Nachname`,
      role: (number) => `Elternteil ${number} Beziehung`,
      email: (number) => `Elternteil ${number} E-Mail`,
      phone: (number) => `Elternteil ${number} Telefon`,
    },
  },
  columns: 'Spalten',
  usualColumns: 'Die üblichen Spalten zeigen',
  exportCsv: 'Tabelle als Text (CSV)',
  exportXlsx: 'Excel-Arbeitsmappe (XLSX)',
  exported: (count) =>
    count === 1 ? '1 Mitglied steht in der Datei' : `${count} Mitglieder stehen in der Datei`,
  message: 'Nachricht senden',
  giveRole: 'Rolle ändern',
  giveRoleTitle: (names) => `Rolle ändern: ${names}`,
  roleGiven: (role) => `Die Rolle ist jetzt ${role}`,
  clear: 'Auswahl aufheben',
  stays: (count) =>
    count === 1 ? '1 Mitglied bleibt wie bisher' : `${count} Mitglieder bleiben wie bisher`,
  because: (names, reason) => `${names} – ${reason}`,
}
