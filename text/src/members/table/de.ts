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
  usualColumns: 'Spalten zurücksetzen',
  exportCsv: 'CSV-Datei',
  exportXlsx: 'Excel-Datei (XLSX)',
  exported: (count) => (count === 1 ? '1 Mitglied exportiert' : `${count} Mitglieder exportiert`),
  message: 'Nachricht senden',
  giveRole: 'Rolle ändern',
  giveRoleTitle: (names) => `Rolle ändern: ${names}`,
  roleGiven: (role) => `Die Rolle ist jetzt ${role}`,
  clear: 'Auswahl aufheben',
  stays: (count) => (count === 1 ? '1 Mitglied unverändert' : `${count} Mitglieder unverändert`),
  because: (names, reason) => `${names} – ${reason}`,
}
