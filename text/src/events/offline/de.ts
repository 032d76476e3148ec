import type { offlineEvent as english } from './en.ts'

export const offlineEvent: typeof english = {
  title: 'Offline-Mappe',
  text: 'Spieler, Nummern, Aufstellung, Aufgaben und Anfahrt, auch ohne Internet.',
  back: 'Zurück zum Termin',
  save: 'Für offline speichern',
  saveAgain: 'Neu speichern',
  notSaved: 'Noch nicht auf diesem Gerät',
  saved: (when) => `Auf diesem Gerät gespeichert: ${when}`,
  until: (when) => `Die Nummern der Familien werden am ${when} gelöscht.`,
  families:
    'Mit Notfallkontakten, wenn die Familie es erlaubt. Sie sieht, dass du sie gespeichert hast.',
  opens: (when) => `Speichern kannst du ab ${when}.`,
  over: 'Der Termin ist vorbei. Die Nummern der Familien sind von diesem Gerät gelöscht.',
  cancelled: 'Abgesagt: Es gibt nichts zu speichern.',
  missing: 'Die Nummern der Familien sind noch nicht gespeichert.',
  forgetful: 'Dieser Browser kann nichts speichern. Lass diese Seite offen.',
  failed: 'Nicht gespeichert. Versuch es noch einmal.',
  where: 'Wo und wann',
  noPlace: 'Noch kein Ort.',
  lineUp: 'Aufstellung',
  tasks: 'Aufgaben',
  people: 'Wer kommt',
  nobody: 'Noch niemand eingeladen.',
  own: 'Eigenes Telefon',
  noNumber: 'Keine Telefonnummer',
}
