import type { groups as english } from './en.ts'

export const groups: typeof english = {
  tab: 'Vereine und Teams',
  kind: 'Anzeigen',
  clubs: 'Vereine',
  teams: 'Teams',
  search: 'Name oder Kennung',
  find: 'Suchen',
  none: 'Nichts gefunden',
  states: { active: 'Aktiv', suspended: 'Gesperrt', deleted: 'Gelöscht' },
  members: 'Mitglieder',
  teamCount: 'Teams',
  premium: 'Premium',
  files: 'Dateien',
  lastUsed: 'Zuletzt benutzt',
  never: 'nie',
  created: 'Seit',
  managers: 'Vereinsleitung',
  admins: 'Admins',
  menuOf: (name) => `Aktionen für ${name}`,
  actions: {
    suspend: 'Sperren',
    resume: 'Sperre aufheben',
    export: 'Exportieren',
    delete: 'Löschen',
    restore: 'Wiederherstellen',
  },
  ask: {
    suspend: (name) => `${name} sperren?`,
    resume: (name) => `Sperre von ${name} aufheben?`,
    export: (name) => `${name} exportieren?`,
    delete: (name) => `${name} löschen?`,
    restore: (name) => `${name} wiederherstellen?`,
  },
  consequence: {
    suspend:
      'Niemand kommt mehr hinein, auch nicht auf öffentliche Seiten und Zahlungsseiten; E-Mails gehen keine raus. Alles bleibt erhalten.',
    resume: 'Alle haben wieder Zugang.',
    export:
      'Eine Datei mit allen Daten, Bildern und Dokumenten des Vereins und seiner Teams, auch Gesundheitsangaben von Kindern.',
    delete: 'Löscht den Verein mit seinen Teams. 30 Tage lang kannst du ihn wiederherstellen.',
    restore: 'Der Verein und seine Teams sind wieder da wie zuvor.',
  },
  done: {
    suspend: 'Gesperrt.',
    resume: 'Sperre aufgehoben.',
    export: 'Export gestartet.',
    delete: 'Verein gelöscht.',
    restore: 'Verein wiederhergestellt.',
  },
  exports: {
    waiting: 'Der Export wird erstellt.',
    failed: 'Der Export ist fehlgeschlagen. Versuch es noch einmal.',
    download: (day) => `Export herunterladen (bis ${day})`,
  },
}
